// Types of the C++ build's output.

declare module '*/posenc-pure.js' {
  export default function createPosenc(hooks: { print(): void; printErr(): void }): import('./module.ts').PosencModule;
}

declare module '*/posenc-glue.js' {
  export default function createPosenc(module: object, webAssembly: { instantiate: unknown }): void;
}

declare module '*.wasm?base64' {
  const text: string;
  export default text;
}

declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
