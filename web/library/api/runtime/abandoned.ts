/**
 * Runs `free` with what belonged to an object when that is garbage; undefined where the engine cannot tell, as
 * in Cloudflare Workers with a compatibility date of January 2025. `dispose` frees there too.
 */
export const whenAbandoned = <T>(free: (owned: T) => void): FinalizationRegistry<T> | undefined =>
  typeof FinalizationRegistry === 'function' ? new FinalizationRegistry(free) : undefined;
