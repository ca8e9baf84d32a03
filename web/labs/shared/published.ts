/** True once npm's registry has the packages: tests/tools/unpublished.test.mjs compares it with CHANGELOG.md. */
export const isPublished: boolean = false;
