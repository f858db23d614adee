/** Small things that belong to this device; where storage is barred they last as long as the page. */
export function createPreferences() {
  const memory = new Map<string, string>();
  const key = (name: string) => `dispatch-box/${name}`;
  return {
    read(name: string): string | null {
      try {
        return localStorage.getItem(key(name)) ?? memory.get(name) ?? null;
      } catch {
        return memory.get(name) ?? null;
      }
    },
    write(name: string, value: string | null): void {
      if (value === null) memory.delete(name);
      else memory.set(name, value);
      try {
        if (value === null) localStorage.removeItem(key(name));
        else localStorage.setItem(key(name), value);
      } catch {
        // Kept in memory.
      }
    },
  };
}
