// @ts-check
// The first call of an entry, stage by stage, in Node and in browsers alike: once for each process, because engines
// keep what they have compiled.

/** @typedef {readonly { readonly name: string, readonly time: number }[]} Stages in milliseconds */

/**
 * Notes when WebAssembly compiles and instantiates, which splits a call into its stages without touching the package.
 * @returns {number[]} four moments for each module: before and after compiling, before and after instantiating
 */
function watchWebAssembly() {
  const { Module, Instance } = WebAssembly;
  /** @type {number[]} */
  const moments = [];
  /** @template T @param {() => T} work @returns {T} */
  const noted = (work) => {
    moments.push(performance.now());
    const result = work();
    moments.push(performance.now());
    return result;
  };
  const watched = (/** @type {any} */ constructor) =>
    new Proxy(constructor, { construct: (target, given) => noted(() => Reflect.construct(target, given)) });
  WebAssembly.Module = watched(Module);
  WebAssembly.Instance = watched(Instance);
  return moments;
}

/**
 * @param {object} _folders of peers, which this measurement does not have
 * @param {{ entry: string }} options the address of the package
 * @returns {Promise<Stages>}
 */
export async function measureStart(_folders, { entry }) {
  const moments = watchWebAssembly();
  const before = performance.now();
  const { sinusoidal } = await import(entry);
  const imported = performance.now();
  sinusoidal({ positions: 1, dim: 64 });
  const called = performance.now();
  sinusoidal({ positions: { first: 1, count: 1 }, dim: 64 });
  const again = performance.now();
  // The last module is the library's; another one before it unpacks it.
  const [compile = NaN, compiled = NaN, start = NaN, started = NaN] = moments.slice(-4);
  const unpacker = moments.length > 4 ? moments.slice(0, 4) : [];
  const [read = compile, , , ready = read] = unpacker;
  return [
    { name: 'import', time: imported - before },
    { name: 'text to bytes', time: read - imported },
    { name: 'start the unpacker', time: ready - read },
    { name: 'unpack', time: compile - ready },
    { name: 'compile', time: compiled - compile },
    { name: 'instantiate', time: started - start },
    { name: 'bind, and the call itself', time: called - started + start - compiled },
    { name: 'the first call', time: called - imported },
    { name: 'the second call', time: again - called },
  ];
}
