// In the page: a device for each job that may spoil it, and one for all others.
import { runJob, type Job, type Outcome } from './host.ts';

interface Adapter {
  readonly features: { has(name: string): boolean };
  readonly info: { readonly vendor: string; readonly architecture: string; readonly description: string };
  requestDevice(options: object): Promise<object>;
}

let kept: object | undefined;

async function adapterOf(): Promise<Adapter | null> {
  const { gpu } = navigator as Navigator & { gpu?: { requestAdapter(): Promise<Adapter | null> } };
  return (await gpu?.requestAdapter()) ?? null;
}

async function deviceFor(job: Job): Promise<object> {
  if (kept && job.spoil !== 'lose') return kept;
  const adapter = await adapterOf();
  if (adapter === null) throw new Error('there is no adapter');
  const requiredFeatures = ['shader-f16'].filter((name) => adapter.features.has(name));
  const device = await adapter.requestDevice({ requiredFeatures });
  if (job.spoil !== 'lose') kept = device;
  return device;
}

Object.assign(globalThis, {
  async posencJob(job: Job): Promise<Outcome> {
    return runJob(job.fallback ? undefined : await deviceFor(job), job);
  },
  async posencAdapter() {
    const adapter = await adapterOf();
    if (adapter === null) return null;
    const { vendor, architecture, description } = adapter.info;
    return { name: [vendor, architecture, description].join(' '), hasHalves: adapter.features.has('shader-f16') };
  },
});
