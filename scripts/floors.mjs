// biome-ignore-all lint/correctness/noComponentHookFactories: the visitor is keyed by kinds of node, not by components
// What the built files use that a browser of the stated floors does not have, by the data of MDN. Run after a build.
import { readdirSync, readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './setup.mjs';

const ASKED = 'used only where it is there';
const REACT = 'React names it, and uses it only where it is there or where the app asks for it';
const HASHES = '@noble/hashes uses it only where it is there';
const MQTT = 'MQTT.js uses it only where it is there';
const LOOK = 'without it the page only looks or feels a little otherwise';

/** Newer features that do no harm if missing, each with its reason. */
export const ALLOWED = {
  '.databases': 'early.ts shows the head alone where it fails',
  '.toHex': HASHES,
  '.scheduler': HASHES,
  '.yield': HASHES,
  '.fromHex': HASHES,
  '.captureStackTrace': 'fflate asks for it first',
  '.asyncDispose': MQTT,
  '.exception': MQTT,
  '.setImmediate': MQTT,
  '.delay': REACT,
  '.fromElement': REACT,
  '.popover': REACT,
  '.skipTransition': REACT,
  '.connection': REACT,
  '.downlink': REACT,
  '.startViewTransition': REACT,
  '.canIntercept': REACT,
  '.currentEntry': ASKED,
  '.requestIdleCallback': ASKED,
  '.vibrate': ASKED,
  '.userChoice': 'comes with an event of the browsers that have it',
  '.estimate': ASKED,
  '.wakeLock': ASKED,
  '.released': 'comes with wakeLock',
  '.canShare': ASKED,
  '.Segmenter': ASKED,
  '.checkVisibility': ASKED,
  'hyphens:': LOOK,
  'hyphenate-limit-chars:': LOOK,
  'text-size-adjust:': LOOK,
  '-webkit-tap-highlight-color:': LOOK,
  'text-wrap:': LOOK,
  'scrollbar-width:': LOOK,
  'paint-order:': LOOK,
  'print-color-adjust:': 'the build adds -webkit-print-color-adjust',
  'forced-color-adjust:': 'there are no forced colors without it',
  'overscroll-behavior:': LOOK,
  '@page': 'without it the browser’s own margins hold',
  'size:': 'of @page, not of container queries',
  'resize:': LOOK,
  'field-sizing:': LOOK,
  'overscroll-behavior-x:': LOOK,
  'overscroll-behavior-y:': 'without it a pull reloads the page, as everywhere else',
  'scrollbar-gutter:': LOOK,
  'overflow-anchor:': LOOK,
  'user-select:': 'the build adds -webkit-user-select',
  '-webkit-touch-callout:': LOOK,
};

/** The floors as `build.target` has them: `chrome111` is chrome 111. An iPad has the engine of its Safari. */
export function floorsIn(config) {
  const [, target = ''] = /target: \[([^\]]*)\]/.exec(config) ?? [];
  const floors = Object.fromEntries(
    [...target.matchAll(/'([a-z]+)([\d.]+)'/g)].map(([, name, at]) => [name, at]),
  );
  return { ...floors, safari_ios: floors.safari };
}

const isNotAfter = (version, floor) => {
  const [one, other] = [version.replace('≤', ''), floor].map((text) => text.split('.').map(Number));
  return one[0] < other[0] || (one[0] === other[0] && (one[1] ?? 0) <= (other[1] ?? 0));
};

/** Which browsers of the floors lack a feature. */
function lackingOf(compat, floors) {
  return Object.entries(floors).filter(([browser, floor]) => {
    const statements = [compat.support[browser] ?? []].flat();
    return !statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        !removed &&
        !flags &&
        !prefix &&
        !other &&
        isNotAfter(added, floor),
    );
  });
}

/** Names to what lacks them: a name that one interface had at the floors is not found out by another. */
function collect(features, floors) {
  const lacking = new Map();
  for (const [name, compat] of features) {
    const missing = compat ? lackingOf(compat, floors) : [];
    const before = lacking.get(name);
    if (!before || missing.length < before.length) lacking.set(name, missing);
  }
  return new Map(
    [...lacking]
      .filter(([, missing]) => missing.length > 0)
      .map(([name, missing]) => [name, missing.map(([browser, floor]) => `${browser} ${floor}`).join(', ')]),
  );
}

const children = (tree) => Object.entries(tree).filter(([key]) => key !== '__compat');
const plain = (name) => name.replace(/_static$|_event$/, '');

/** The features that the compatibility data knows, by kind. */
export function readData(floors, data = bcd) {
  const interfaces = [...children(data.api), ...children(data.javascript.builtins)];
  const members = [
    ...interfaces.map(([name, { __compat }]) => [name, __compat]),
    ...interfaces.flatMap(([, tree]) =>
      children(tree).map(([name, { __compat }]) => [plain(name), __compat]),
    ),
  ];
  const { properties, selectors, types, 'at-rules': atRules } = data.css;
  const inTypes = (tree) =>
    children(tree).flatMap(([name, inner]) => [[name, inner.__compat], ...inTypes(inner)]);
  return {
    globals: collect(
      interfaces.map(([name, { __compat }]) => [name, __compat]),
      floors,
    ),
    members: collect(members, floors),
    properties: collect(
      children(properties).map(([name, { __compat }]) => [name, __compat]),
      floors,
    ),
    selectors: collect(
      children(selectors).map(([name, { __compat }]) => [name, __compat]),
      floors,
    ),
    atRules: collect(
      children(atRules).map(([name, { __compat }]) => [name, __compat]),
      floors,
    ),
    functions: collect(inTypes(types), floors),
  };
}

/** What scripts read and call; a member that any of them defines is the app’s own word, and not the browser’s. */
export function findInScripts(sources, data) {
  const found = new Map();
  const own = new Set();
  for (const [file, source] of sources) {
    const see = (name) => found.set(name, new Set([...(found.get(name) ?? []), file]));
    const declared = new Set();
    const called = new Set();
    const declare = ({ id, local }) => declared.add((id ?? local)?.name);
    const call = ({ callee }) =>
      callee.type === 'Identifier' && data.globals.has(callee.name) && called.add(callee.name);
    const define = ({ key, computed }) => !computed && own.add(`.${key.name ?? key.value}`);
    new Visitor({
      MemberExpression: ({ property, computed }) =>
        !computed && data.members.has(property.name) && see(`.${property.name}`),
      // A minified function may have the same name as an interface.
      VariableDeclarator: declare,
      FunctionDeclaration: declare,
      ClassDeclaration: declare,
      ImportSpecifier: declare,
      NewExpression: call,
      CallExpression: call,
      ObjectExpression: ({ properties }) => properties.filter(({ key }) => key).forEach(define),
      MethodDefinition: define,
      PropertyDefinition: define,
      AssignmentExpression: ({ left }) =>
        left.type === 'MemberExpression' && !left.computed && own.add(`.${left.property.name}`),
    }).visit(parseSync(file, source).program);
    for (const name of called) if (!declared.has(name)) see(name);
  }
  return [...found].filter(([name]) => !own.has(name)).map(([name, files]) => ({ name, files: [...files] }));
}

export function findInStyle(source, data) {
  const found = new Set();
  const see = (kind, pattern, say) => {
    for (const [, name] of source.matchAll(pattern)) if (kind.has(name)) found.add(say(name));
  };
  see(data.properties, /[{;]\s*([a-z-]+)\s*:/g, (name) => `${name}:`);
  for (const [selector] of source.matchAll(/[^{};]+(?=\{)/g))
    for (const [, name] of selector.matchAll(/:([a-z-]+)/g))
      if (data.selectors.has(name)) found.add(`:${name}`);
  see(data.atRules, /@([a-z-]+)/g, (name) => `@${name}`);
  see(data.functions, /([a-z-]+)\(/g, (name) => `${name}()`);
  return found;
}

/** Every name that is too new, with the files that use it. */
function findAll() {
  const data = readData(floorsIn(readFileSync(`${root}vite.config.ts`, 'utf8')));
  const scripts = [];
  const styles = new Map();
  for (const file of readdirSync(`${root}dist`, { recursive: true })) {
    const source = /\.(js|css|html)$/.test(file) ? readFileSync(`${root}dist/${file}`, 'utf8') : '';
    const within = (tag) => [...source.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))];
    if (file.endsWith('.js')) scripts.push([file, source]);
    for (const [, script] of file.endsWith('.html') ? within('script') : [])
      scripts.push([`${file}.js`, script]);
    const sheets = file.endsWith('.css') ? [source] : within('style').map(([, text]) => text);
    for (const name of sheets.flatMap((sheet) => [...findInStyle(sheet, data)]))
      styles.set(name, [...(styles.get(name) ?? []), file]);
  }
  const lacking = (name) =>
    Object.values(data)
      .map((kind) => kind.get(name.replace(/^[.:@]|:$|\(\)$/g, '')))
      .find(Boolean);
  return [...findInScripts(scripts, data), ...[...styles].map(([name, files]) => ({ name, files }))].map(
    (one) => ({ ...one, lacking: lacking(one.name) }),
  );
}

if (process.argv[1]?.endsWith('floors.mjs')) {
  const found = findAll();
  const wrong = found.filter(({ name }) => !(name in ALLOWED));
  for (const { name, files, lacking } of wrong)
    console.log(`${name} is not in ${lacking}: ${files.join(', ')}`);
  if (wrong.length > 0) process.exitCode = 1;
}
