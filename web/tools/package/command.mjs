#!/usr/bin/env node
// `npx posenc`: the package has no command of its own.
const words = process.argv.slice(2).join(' ') || '--help';
console.error(`posenc: the command is a package of its own, posenc-check: npx posenc-check ${words}`);
process.exitCode = 2;
