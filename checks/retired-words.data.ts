/** Words that code, comments and docs no longer use, with the word to use instead. */
export const retiredWords: Readonly<Record<string, string>> = {
  awake: 'hydrated',
  belonging: 'myCompany',
  deed: 'mutation, action',
  deeds: 'mutations, actions',
  desk: 'admin, console',
  desks: 'admin, console',
  haul: 'trucking',
  he: 'the user, they',
  heed: 'handle',
  hers: 'their',
  him: 'the user, them',
  his: 'their',
  house: 'platform, Quayside',
  lesson: 'namespace',
  lessons: 'namespaces',
  nobody: 'no one, no user; name the case',
  obstacle: 'refusal, reason',
  paper: 'document',
  papers: 'documents',
  patience: 'timeout',
  reckon: 'calculate',
  reckoned: 'calculated',
  reckoning: 'calculation',
  reckons: 'calculates',
  she: 'the user, they',
  sieve: 'filter',
  somebody: 'a user, a person',
  told: 'notified, sent, shown',
  trouble: 'error',
  verdict: 'result',
  verdicts: 'results',
  voice: 'translator',
  voices: 'translators',
  washings: 'cleanings',
  whoever: 'the user who',
  whom: 'name the person',
  wish: 'query',
  wishes: 'queries',
}

/** Terms and names that contain a retired word; they are removed from a line before the search. */
export const allowedPhrases: readonly RegExp[] = [/House B\/L|HOUSE-BL/g, /['`]nobody['`]/g]

/** Files that contain retired words in order to find, explain or read them. */
export const namingFiles: readonly string[] = [
  'checks/**',
  'docs/decisions/0025-plain-words.md',
  'database/migrations/**',
  'database/old-data.test.ts',
  'domain/quotes/saved/saved-snapshot*.ts',
  'tests/fixtures/first-snapshots.json',
]
