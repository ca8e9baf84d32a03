// Node as a runtime that provides compiled modules and compiles none itself, like workerd and Next's edge.
import { register } from 'node:module';

const hooks = `
import { readFileSync } from 'node:fs';
export async function load(url, context, next) {
  if (!/\\.wasm(\\?module)?$/.test(url)) return next(url, context);
  const bytes = readFileSync(new URL(url)).toString('base64');
  const source = "export default compileAhead('" + bytes + "')";
  return { format: 'module', shortCircuit: true, source };
}`;
register('data:text/javascript,' + encodeURIComponent(hooks));

const Module = WebAssembly.Module;
globalThis.compileAhead = (bytes) => new Module(Buffer.from(bytes, 'base64'));
WebAssembly.Module = new Proxy(Module, {
  construct() {
    throw new WebAssembly.CompileError('no compilation here');
  },
});
WebAssembly.compile = () => Promise.reject(new WebAssembly.CompileError('no compilation here'));
