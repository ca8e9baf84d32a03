// A learning platform according to SCORM: an object in a window around this one, or in its opener, with functions that
// take and return text. Its faults stay its own: nothing that it throws, returns or lacks reaches the lab.

export type Version = '1.2' | '2004';

export interface Platform {
  /** Text, whatever the platform returns; '' for anything that is not text. */
  get(name: string): string;
  set(name: string, value: string): void;
  commit(): void;
  finish(): void;
}

type Call = 'begin' | 'get' | 'set' | 'commit' | 'finish';
interface Dialect {
  readonly object: string;
  readonly calls: Readonly<Record<Call, string>>;
}

const dialects: Readonly<Record<Version, Dialect>> = {
  '1.2': {
    object: 'API',
    calls: {
      begin: 'LMSInitialize',
      get: 'LMSGetValue',
      set: 'LMSSetValue',
      commit: 'LMSCommit',
      finish: 'LMSFinish',
    },
  },
  2004: {
    object: 'API_1484_11',
    calls: { begin: 'Initialize', get: 'GetValue', set: 'SetValue', commit: 'Commit', finish: 'Terminate' },
  },
};

/** Windows that are looked through: some platforms hold frames in frames, and a window may be its own parent. */
const most = 20;
/** Longer text cannot be a platform's answer. */
const longest = 70_000;

/** A property of a window; undefined for a window of another origin. */
function within(place: unknown, name: string): unknown {
  try {
    return (place as Record<string, unknown> | null | undefined)?.[name];
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** The nearest object of that name: outwards through the frames, then through the window that opened them. */
function find(start: object, name: string): object | undefined {
  const seen = new Set<unknown>();
  const open: unknown[] = [start];
  while (open.length > 0 && seen.size < most) {
    const place = open.shift();
    if (!isObject(place) || seen.has(place)) continue;
    seen.add(place);
    const found = within(place, name);
    if (isObject(found)) return found;
    open.push(within(place, 'parent'), within(place, 'opener'));
  }
  return undefined;
}

/** Ids that platforms give for anonymous learners, on purpose or by mistake. */
const nobody = /^(?:null|undefined|\[object \w+\])?$/i;
/** The longest that SCORM allows. */
const longestId = 4000;

/** The learner's id on the platform; empty if it gives no text that could be an id. */
export function learnerOf(platform: Platform | undefined, version: Version): string {
  const id = platform?.get(version === '1.2' ? 'cmi.core.student_id' : 'cmi.learner_id') ?? '';
  return id.length > longestId || nobody.test(id.trim()) ? '' : id;
}

/** The platform of a window, once initialised; undefined if there is none, or it does not answer. */
export function platformAround(start: object, version: Version): Platform | undefined {
  const { object, calls } = dialects[version];
  const api = find(start, object);
  const call = (what: Call, ...texts: string[]): string => {
    try {
      const run = within(api, calls[what]);
      const answer: unknown = typeof run === 'function' ? Reflect.apply(run, api, texts) : '';
      if (typeof answer === 'boolean') return String(answer);
      return typeof answer === 'string' && answer.length <= longest ? answer : '';
    } catch {
      return '';
    }
  };
  if (!api || call('begin', '') !== 'true') return undefined;
  return {
    get: (name) => call('get', name),
    set: (name, value) => void call('set', name, value),
    commit: () => void call('commit', ''),
    finish: () => void call('finish', ''),
  };
}
