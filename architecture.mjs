/**
 * The house as data: its rooms, who may use whom, and its budgets. The checker in `checks/` makes its rules
 * from this file, so a new room, arrow or package is an edit here and nowhere else.
 * Places are written as path patterns: `*` stays within a folder, `**` goes through folders.
 */

/** Each room and the rooms it may use; a type counts as a use. @type {Record<string, string[]>} */
export const rooms = {
  domain: [],
  contract: ['domain'],
  // A test beside the messages holds them to the rules that name them.
  messages: ['domain'],
  // Page documents take their shape from the contract; tests beside them hold them to it, and to the tariffs they print.
  content: ['contract', 'domain'],
  database: ['domain'],
  server: ['domain', 'contract', 'messages', 'content', 'database'],
  web: ['domain', 'contract', 'messages', 'content'],
  launch: ['domain', 'contract', 'messages', 'content', 'database', 'server', 'bench'],
  tests: ['domain', 'contract', 'messages', 'content', 'database', 'server', 'web', 'launch'],
  bench: ['domain', 'contract', 'messages', 'content', 'database', 'server', 'web', 'launch', 'tests'],
  checks: ['domain'],
}

/**
 * Tests, their support code and fixtures. They may use the tests room and the test tools; size limits and literals
 * leave them alone. Product code never imports them.
 */
export const testFiles = ['tests/**', '**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts']

/** Files that only state data; size limits and duplicated blocks leave them alone. */
export const dataFiles = ['**/*.data.ts', '**/*.json', 'database/migrations/**']

/** The one file outside the rooms that a room may import, by `../`. */
export const sharedRootFiles = ['architecture.mjs']

/** Specifiers made by the router's build; there is no file to resolve them to. */
export const generatedSpecifiers = ['^\\./\\+types/', '^virtual:']

export const server = {
  /** Knows no capability; everybody in the server may use it. */
  platform: 'platform',
  /** Each is entered by its `index.ts` only. */
  capabilities: [
    'identity',
    'certification',
    'dictionaries',
    'activities',
    'contacts',
    'places',
    'rates',
    'quotes',
    'orders',
    'tracking',
    'schedules',
    'content',
    'files',
    'notifications',
    'console',
    'pages',
  ],
  /** From a capability to those it may enter. @type {Record<string, string[]>} */
  arrows: {
    identity: ['notifications'],
    certification: ['files', 'notifications'],
    console: ['identity', 'certification', 'files'],
    rates: ['certification', 'schedules', 'places'],
    quotes: ['rates', 'schedules', 'places', 'certification', 'notifications'],
  },
  /** The only files that know everyone; the server's root holds nothing else. */
  mains: ['server/main*.ts'],
  /** What `launch` may use of the server. */
  openToLaunch: ['server/main*.ts', 'server/platform/**'],
}

export const database = {
  /** Of the rooms that may use the database, these files only. */
  users: [
    'server/**/*-store.ts',
    'server/platform/database/**',
    'server/**/*.test.ts',
    'launch/**',
    'tests/**',
    'bench/**',
  ],
  /** `database/schema/<capability>.ts` holds the capability's tables; nobody else's store may open it. */
  schema: 'database/schema',
  schemaUsers: ['server/**/*-store.ts', 'server/**/*.test.ts', 'tests/**'],
}

export const web = {
  surfaces: ['site', 'services', 'tools', 'workbench', 'console', 'session'],
  /** Folders of the web and the folders of the web each may use. Surfaces never use each other. */
  uses: {
    surface: ['brands', 'components', 'client', 'page', 'language', 'ui'],
    brands: ['components', 'client', 'page', 'language', 'ui'],
    components: ['client', 'page', 'language', 'ui'],
    client: ['page', 'language', 'ui'],
    page: ['language'],
    language: [],
    ui: [],
  },
  /** The rooms a folder may use where it is fewer than the web as a whole. */
  rooms: { brands: ['domain', 'contract', 'messages', 'content'], ui: [] },
  /** Beside the folders the web's root holds these files only. */
  rootFiles: ['web/root.tsx', 'web/routes.ts', 'web/entry.*.tsx', 'web/*.css', 'web/*.d.ts'],
}

/** Where Node's own modules may not be used; these places run in the browser too. */
export const withoutNode = {
  rooms: ['domain', 'contract', 'messages', 'content', 'web'],
  except: ['web/entry.server.tsx'],
}

/** Every npm package and the places that may import it; tests and bench may import any that is listed. */
const stores = ['database/**', 'server/**/*-store.ts', 'server/platform/database/**', 'server/**/*.test.ts']
const testsOnly = ['**/*.test.ts', '**/*.test.tsx']
/** @type {Record<string, string[]>} */
export const packages = {
  'decimal.js': ['domain/**'],
  zod: ['contract/**', 'server/**'],
  hono: ['server/**'],
  '@hono/node-server': ['server/**'],
  'drizzle-orm': stores,
  pg: [...stores, 'server/platform/**', 'launch/**'],
  '@node-rs/argon2': ['server/platform/passwords/**'],
  'pg-boss': ['server/platform/**'],
  pino: ['server/platform/**'],
  nodemailer: ['server/platform/mail/**'],
  s3mini: ['server/platform/storage/**'],
  'prom-client': ['server/platform/**'],
  sharp: ['server/files/**'],
  pdfmake: ['server/platform/pdf/**'],
  '@expo-google-fonts/noto-sans-sc': ['server/platform/pdf/**', 'launch/**'],
  'inter-ui': ['launch/**'],
  'subset-font': ['launch/**'],
  'dejavu-fonts-ttf': ['launch/**'],
  hucre: ['server/platform/sheets/**'],
  'csv-parse': ['server/quotes/bulk/**'],
  react: ['web/**'],
  'react-dom': ['web/**'],
  'react-router': ['web/**', 'server/pages/**', 'launch/tasks/dev.ts'],
  '@react-router/dev': ['web/routes.ts', 'launch/**', 'checks/**'],
  'd3-geo': ['web/**', 'launch/**'],
  'topojson-client': ['web/**', 'launch/**'],
  'world-atlas': ['web/**', 'launch/**'],
  uqr: ['web/console/**', 'server/platform/pdf/**'],
  '@tanstack/react-table': ['web/ui/table/**'],
  '@tanstack/react-virtual': ['web/ui/table/**'],
  vite: ['server/pages/**', 'launch/**'],
  'drizzle-kit': ['launch/**'],
  typescript: ['checks/**'],
  'dependency-cruiser': ['checks/**'],
  vitest: testsOnly,
  'fast-check': testsOnly,
  '@testing-library/react': testsOnly,
  '@testing-library/user-event': testsOnly,
  '@playwright/test': [],
  '@axe-core/playwright': [],
  autocannon: [],
  'pdfjs-dist': [],
}

/** No brand code in a condition but here: elsewhere a difference between brands is data. */
export const brandConditions = ['domain/brands/**', 'web/brands/**']

/** Where Chinese text may stand; everywhere else it belongs into `messages` or `content`. */
export const chineseText = [
  'messages/**',
  'content/**',
  'database/seeds/**',
  '**/*.data.ts',
  'docs/**',
  '*.md',
]

export const budgets = {
  fileLines: 250,
  functionLines: 40,
  componentLines: 80,
  folderDepth: 4,
  /** As many equal lines in a row, imports and bare brackets apart, count as a duplicated block. */
  duplicatedLines: 8,
  cycles: 0,
  anyTypes: 0,
  suppressions: 0,
  duplicatedBlocks: 0,
}
