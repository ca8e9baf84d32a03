"""A right program in Python's standard library alone: every family that it says it has should pass."""

import attention
import batches
import biases
import frequencies
import grids
import models
import mrope
import program
import rotary
import tables

rooms = (tables, frequencies, rotary, mrope, grids, biases, models, batches, attention)
families = {family: operations for room in rooms for family, operations in room.families.items()}

if __name__ == "__main__":
    program.serve("python", families)
