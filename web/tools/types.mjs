/**
 * Makes the types of the browser's side from what the engine says of itself: `dedale schema --all` and `dedale games --json`.
 *
 *   node tools/types.mjs           writes src/generated/*.ts
 *   node tools/types.mjs --check   fails if they are not what would be written
 *
 * DEDALE names the program; by default cargo builds and runs it.
 */

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const FOLDER = new URL('../src/generated/', import.meta.url);
const OPTIONS = {
  additionalProperties: false,
  bannerComment: '',
  format: true,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 110 },
  unreachableDefinitions: true,
};
const BANNER = '// Made by tools/types.mjs from what the engine says of itself. Do not edit.\n\n';
/** The names in a game's file for the schemas of `dedale schema`. */
const KINDS = { setup: 'SetupChoices', action: 'Action', view: 'View', event: 'Event', contents: 'Contents' };
/** Types of the other files for the open parts of the server's document; the owner of a property stands before a dot. */
const OPEN_TEXTS = { game: 'GameName', 'Offered.id': 'GameName' };

function said(...command) {
  const [program, ...before] = process.env.DEDALE
    ? [process.env.DEDALE]
    : ['cargo', 'run', '--quiet', '--bin', 'dedale', '--'];
  const root = new URL('../../', import.meta.url);
  const text = execFileSync(program, [...before, ...command], { cwd: root, maxBuffer: 1 << 26 });
  return JSON.parse(text.toString());
}

/** The name at the end of a reference. */
const named = (reference) => reference.split('/').at(-1);

/** The same schema as the compiler wants it: references to `$defs`, and objects with keys of a kind as records. */
function prepared(schema) {
  if (Array.isArray(schema)) return schema.map(prepared);
  if (schema === null || typeof schema !== 'object') return schema;
  const { $ref, propertyNames, ...rest } = schema;
  const out = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, prepared(value)]));
  if ($ref) {
    // A description beside a reference would make a second type of it.
    return { $ref: `#/$defs/${named($ref)}` };
  }
  if (propertyNames?.$ref) out.tsType = `Partial<Record<${named(propertyNames.$ref)}, ${valueType(schema)}>>`;
  // Anything at all is `unknown`, an object of anything a record of it.
  if (out.type === 'object' && !out.properties && !out.tsType && out.additionalProperties === undefined)
    out.tsType = 'Record<string, unknown>';
  return out;
}

/** The texts of actions by their verbs: `end`, and `push` with whatever follows. */
function verbs({ enum: actions }) {
  const kinds = actions.map((action) => {
    const [verb, ...more] = action.split(' ');
    return more.length > 0 ? `\`${verb} \${string}\`` : `'${verb}'`;
  });
  return { tsType: [...new Set(kinds)].join(' | ') };
}

/** The values of a record. */
function valueType({ additionalProperties: value }) {
  const of = (schema) => {
    if (schema.$ref) return named(schema.$ref);
    if (schema.anyOf) return schema.anyOf.map(of).join(' | ');
    if (schema.type === 'array') return `(${of(schema.items)})[]`;
    return schema.type === 'integer' ? 'number' : schema.type;
  };
  return of(value);
}

/** The same schemas with the types of the other files in what they leave open. */
function filled(schemas) {
  const fill = (owner, property, schema) => {
    const { type, ...rest } = schema;
    const kinds = [type].flat();
    const known = kinds.includes('string') && (OPEN_TEXTS[`${owner}.${property}`] ?? OPEN_TEXTS[property]);
    const isBare = Object.keys(rest).every((key) => key === 'description');
    if (!known || !isBare) return within(owner, schema);
    return { ...rest, tsType: kinds.includes('null') ? `${known} | null` : known };
  };
  const within = (owner, schema) => {
    if (Array.isArray(schema)) return schema.map((one) => within(owner, one));
    if (schema === null || typeof schema !== 'object') return schema;
    const entries = Object.entries(schema).map(([key, value]) => {
      if (key !== 'properties') return [key, within(owner, value)];
      const properties = Object.entries(value).map(([name, one]) => [name, fill(owner, name, one)]);
      return [key, Object.fromEntries(properties)];
    });
    return Object.fromEntries(entries);
  };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, within(name, schema)]));
}

/** The schemas of one file under one root, each a definition of its own. */
function gathered(roots, definitions) {
  const $defs = {};
  const add = (name, schema) => {
    const { $defs: own, $schema: _schema, title: _title, ...rest } = schema;
    for (const [inner, definition] of Object.entries(own ?? {})) add(inner, definition);
    const made = prepared(rest);
    const known = $defs[name];
    if (known && JSON.stringify(known) !== JSON.stringify(made)) throw new Error(`two kinds of ${name}`);
    $defs[name] = made;
  };
  for (const [name, schema] of Object.entries(definitions)) add(name, schema);
  for (const [name, schema] of Object.entries(roots)) add(name, schema);
  const properties = Object.fromEntries(
    Object.keys($defs).map((name) => [name, { $ref: `#/$defs/${name}` }]),
  );
  return { type: 'object', properties, required: Object.keys(properties), $defs };
}

/** Remarks of the compiler on the origin of a type and the length of a list do not help a reader. */
function withoutRemarks(text) {
  const remark = /^ *\* (This interface was referenced by|via the `definition`|@(min|max)Items) .*\n/gm;
  const emptyEnd = /(?:^ *\*\n)+(?= *\*\/)/gm;
  const emptyComment = /^ *\/\*\*\n *\*\/\n/gm;
  return text.replace(remark, '').replace(emptyEnd, '').replace(emptyComment, '');
}

/** TypeScript of every definition; the root that holds them together is left out. */
async function typed(roots, definitions = {}, imports = '') {
  const text = await compile(gathered(roots, definitions), 'Root', OPTIONS);
  const cut = text.replace(/export interface Root \{[\s\S]*?\n\}\n/, '');
  return BANNER + imports + withoutRemarks(cut);
}

/** The schemas of some kinds by the names their types get. */
function rootsOf(schemas, kinds) {
  return Object.fromEntries(Object.entries(kinds).map(([kind, name]) => [name, schemas[kind]]));
}

const importOf = (names, file) => `import type { ${names} } from './${file}';\n`;

/** The value of an option as a setup has it: numbers are numbers. */
const inSetup = (value) => (/^\d+$/.test(value) ? Number(value) : value);

/** The games in the order of the list, with what the first page must know of them before it has asked the server. */
function listed(games) {
  const names = games.map(({ id }) => `'${id}'`).join(' | ');
  const rows = games.map(
    ({ id, min_players, max_players, cooperative, rule_prefix, first_game_players, puzzles, options }) => {
      const defaults = Object.fromEntries(options.map(({ id, default: value }) => [id, inSetup(value)]));
      return {
        id,
        min_players,
        max_players,
        cooperative,
        rule_prefix,
        first_game_players,
        puzzles,
        defaults,
      };
    },
  );
  return `${BANNER}export type GameName = ${names};

/** What is known of a game before anything is loaded. */
export interface GameRow {
  id: GameName;
  min_players: number;
  max_players: number;
  /** Whether all players win or lose together. */
  cooperative: boolean;
  /** What the ids of its rules begin with. */
  rule_prefix: string;
  /** The number of players of a newcomer's first game, bots included. */
  first_game_players: number;
  /** The number of its puzzles. */
  puzzles: number;
  /** The value of every option where nothing is said. */
  defaults: Record<string, string | number>;
}

export const GAME_ROWS: GameRow[] = ${JSON.stringify(rows, null, 2)};
`;
}

async function files() {
  const { games, api } = said('schema', '--all');
  const made = {};
  for (const [game, schemas] of Object.entries(games)) {
    const roots = rootsOf(schemas, KINDS);
    roots.Action = verbs(schemas.action);
    made[`${game}.ts`] = await typed(roots);
  }
  made['games.ts'] = listed(said('games', '--json'));
  const game = importOf('GameName', 'games');
  made['api.ts'] = await typed({}, filled(api.components.schemas), `${game}\n`);
  return made;
}

const made = await files();
if (process.argv.includes('--check')) {
  const read = (name) => {
    try {
      return readFileSync(new URL(name, FOLDER), 'utf8');
    } catch {
      return null;
    }
  };
  const stale = Object.keys(made).filter((name) => read(name) !== made[name]);
  if (stale.length > 0) {
    console.error(`src/generated is not what the engine says: ${stale.join(', ')}. Run: make types`);
    process.exit(1);
  }
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) if (!(name in made)) rmSync(new URL(name, FOLDER));
  for (const [name, text] of Object.entries(made)) writeFileSync(new URL(name, FOLDER), text);
}
