// The devices of a `navigator.gpu`: one for each job that may spoil it, and one for all others.
import { runJob, type Job, type Outcome } from './host.ts';

export interface HostAdapter {
  readonly features: { has(name: string): boolean };
  readonly info: { readonly vendor: string; readonly architecture: string; readonly description: string };
  requestDevice(options: object): Promise<object>;
}

export interface HostGpu {
  requestAdapter(): Promise<HostAdapter | null>;
}

/** The name of an adapter, and whether it computes with float16. */
export interface AdapterFacts {
  readonly name: string;
  readonly hasHalves: boolean;
}

export function gpuHost(gpu: HostGpu | undefined) {
  const adapterOf = async (): Promise<HostAdapter | null> => (await gpu?.requestAdapter()) ?? null;
  let kept: object | undefined;

  async function deviceFor(job: Job): Promise<object> {
    if (kept && job.spoil !== 'lose') return kept;
    const adapter = await adapterOf();
    if (adapter === null) throw new Error('there is no adapter');
    const requiredFeatures = ['shader-f16'].filter((name) => adapter.features.has(name));
    const device = await adapter.requestDevice({ requiredFeatures });
    if (job.spoil !== 'lose') kept = device;
    return device;
  }

  return {
    job: async (job: Job): Promise<Outcome> => runJob(job.fallback ? undefined : await deviceFor(job), job),
    async adapter(): Promise<AdapterFacts | null> {
      const adapter = await adapterOf();
      if (adapter === null) return null;
      const { vendor, architecture, description } = adapter.info;
      return { name: [vendor, architecture, description].join(' '), hasHalves: adapter.features.has('shader-f16') };
    },
  };
}
