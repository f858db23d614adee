/** Connects the windows of one device; null if the browser cannot: windows then rely on storage alone. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
