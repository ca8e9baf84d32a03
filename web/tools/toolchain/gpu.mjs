// @ts-check
// How Chromium is started with a GPU that every machine has: SwiftShader, which computes on the CPU.

/** @type {string[]} */
export const gpuFlags = [
  '--no-sandbox',
  '--enable-unsafe-webgpu',
  '--use-webgpu-adapter=swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
