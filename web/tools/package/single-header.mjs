// @ts-check
// `node web/tools/package/single-header.mjs [file]`: the engine as one header, for Compiler Explorer and for programs
// without CMake; into build/single/posenc_single.hpp, or another file. One source of a program defines
// POSENC_IMPLEMENTATION before it includes the header. Kernels are those of SSE2 or NEON, or plain C++.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder, root } from '../toolchain/folders.mjs';

const cpp = join(root, 'cpp');
const read = (/** @type {string} */ path) => readFileSync(path, 'utf8');

/** The words of a command in a CMake file. @param {string} text @param {RegExp} form whose group they are */
function wordsOf(text, form) {
  const [, words] = form.exec(text) ?? [];
  if (!words) throw new Error(`cpp/CMakeLists.txt has no ${form}`);
  return words.trim().split(/\s+/);
}

const head = (/** @type {string} */ version, /** @type {string} */ licence) => `// posenc ${version} as one header.
// Written by web/tools/package/single-header.mjs from https://github.com/posenc/posenc: change the sources there.
//
//   #define POSENC_IMPLEMENTATION  // in one source of the program
//   #include "posenc_single.hpp"   // here, and in any other source without the definition above
//
// C++20, GCC 11 or clang 14 and later, without other files. Kernels use SSE2 on x86-64 and NEON on 64-bit Arm; with
// POSENC_SCALAR_ONLY, and on other processors, they are plain C++. The library that CMake builds has AVX2 and AVX-512,
// too. Results have the same bits. They need IEEE arithmetic: no -ffast-math.
//
${licence
  .trim()
  .split('\n')
  .map((line) => `// ${line}`.trimEnd())
  .join('\n')}
#pragma once
// A fused multiply-add rounds once where two operations round twice: other bits.
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#else
#pragma GCC push_options
#pragma GCC optimize("fp-contract=off")
#endif

`;

const settings = `#if defined(POSENC_IMPLEMENTATION) && !defined(POSENC_IMPLEMENTED)
#define POSENC_IMPLEMENTED
#define POSENC_SINGLE_HEADER
#if !defined(POSENC_SCALAR_ONLY) && defined(__x86_64__)
#define POSENC_KERNELS_X86
#elif !defined(POSENC_SCALAR_ONLY) && defined(__aarch64__)
#define POSENC_KERNELS_NEON
#else
#if !defined(POSENC_SCALAR_ONLY)
#define POSENC_SCALAR_ONLY
#endif
#define POSENC_KERNELS_SCALAR
#endif
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

`;
const end = `
#pragma GCC diagnostic pop
#endif  // POSENC_IMPLEMENTATION
#if defined(__clang__)
#pragma STDC FP_CONTRACT DEFAULT
#else
#pragma GCC pop_options
#endif
`;
const instantiations = `#if defined(POSENC_KERNELS_X86)
POSENC_INSTANTIATE(sse2)
#elif defined(POSENC_KERNELS_NEON)
POSENC_INSTANTIATE(neon)
#else
POSENC_INSTANTIATE(scalar)
#endif
#undef POSENC_INSTANTIATE
#undef POSENC_IN_USE
`;

/** @returns {string} the header */
export function singleHeader() {
  const { version } = JSON.parse(read(join(root, 'package.json')));
  const cmake = read(join(cpp, 'CMakeLists.txt'));
  const folders = wordsOf(cmake, /foreach\(folder ([^)]*)\)/);
  const groups = wordsOf(cmake, /posenc_add_kernels\(posenc ([^)]*)\)/);
  /** @type {Set<string>} */
  const seen = new Set();

  /**
   * A file with its own headers in place of their includes, each the first time.
   * @param {string} path
   * @returns {string}
   */
  const inlined = (path) => {
    if (seen.has(path)) return '';
    seen.add(path);
    const text = path.endsWith('.in') ? read(path).replace('@PROJECT_VERSION@', version) : read(path);
    return text
      .replace(/^#pragma once\n+/m, '')
      .replace(/^#include "([^"]+)"\n/gm, (_, /** @type {string} */ name) => inlined(found(name)));
  };
  /** @param {string} name */
  const found = (name) => {
    if (name === 'posenc/core/version.hpp') return join(cpp, 'include', `${name}.in`);
    return join(cpp, name.startsWith('posenc/') ? 'include' : 'src', name);
  };

  const declarations = inlined(found('posenc/posenc.hpp'));
  const sources = [
    'kernels/dispatch.cpp',
    ...folders.flatMap((folder) =>
      readdirSync(join(cpp, 'src', folder))
        .filter((name) => name.endsWith('.cpp'))
        .sort()
        .map((name) => `${folder}/${name}`),
    ),
  ].map((name) => inlined(found(name)));
  const kernels = groups.map((name) => inlined(found(name)) + instantiations);
  return (
    head(version, read(join(root, 'LICENSE'))) + declarations + settings + [...sources, ...kernels].join('\n') + end
  );
}

/** @param {string} file */
export function writeSingleHeader(file) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, singleHeader());
  return file;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(writeSingleHeader(resolve(process.argv[2] ?? join(buildFolder, 'single', 'posenc_single.hpp'))));
