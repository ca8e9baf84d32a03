import { result } from './result.js';

export default { fetch: () => new Response(result) };
