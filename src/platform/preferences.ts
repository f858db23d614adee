/** Small settings of this device; if its storage refuses one, it lasts as long as the page. */
export function createPreferences() {
  const memory = new Map<string, string>();
  const key = (name: string) => `dispatch-box/${name}`;
  return {
    read(name: string): string | null {
      try {
        return memory.get(name) ?? localStorage.getItem(key(name));
      } catch {
        return null;
      }
    },
    write(name: string, value: string | null): void {
      memory.delete(name);
      try {
        if (value === null) localStorage.removeItem(key(name));
        else localStorage.setItem(key(name), value);
      } catch {
        if (value !== null) memory.set(name, value);
      }
    },
  };
}
