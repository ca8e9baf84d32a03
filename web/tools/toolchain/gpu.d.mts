/** Flags of a Chromium that computes with SwiftShader, on any machine. */
export const gpuFlags: string[];
