// In the page: what the tests ask of its GPU.
import { gpuHost, type HostGpu } from './devices.ts';

const { gpu } = navigator as Navigator & { readonly gpu?: HostGpu };
const host = gpuHost(gpu);
Object.assign(globalThis, { posencJob: host.job, posencAdapter: host.adapter });
