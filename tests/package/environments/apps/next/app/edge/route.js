import { result } from '../../result.js';

// The bundler takes the entry of its own, as no WebAssembly is compiled from bytes here.
export const runtime = 'edge';

export const GET = () => new Response(result);
