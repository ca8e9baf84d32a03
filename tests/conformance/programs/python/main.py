"""A right program in Python's standard library alone: every family that it says it has should pass."""

import biases
import frequencies
import program
import rotary
import tables

families = {**tables.families, **frequencies.families, **rotary.families, **biases.families}

if __name__ == "__main__":
    program.serve("python", families)
