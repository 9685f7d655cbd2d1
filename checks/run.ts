import { resolve } from 'node:path'
import { checkBoundaries } from './boundaries.ts'
import { checkBrandConditions } from './brand-conditions.ts'
import { checkBudgets } from './budgets.ts'
import { checkCalls } from './calls.ts'
import { checkContent } from './content.ts'
import type { Finding } from './finding.ts'
import { checkHygiene } from './hygiene.ts'
import { checkKnownTokens } from './known-tokens.ts'
import { checkLiteralSpreads } from './literal-spreads.ts'
import { checkLiterals } from './literals.ts'
import { checkMessages } from './messages.ts'
import { checkMigrations } from './migrations.ts'
import { checkPoolInTransaction } from './pool-in-transaction.ts'
import { checkRegisters } from './registers.ts'
import { budgetReport, findingsReport } from './report.ts'
import { checkRetiredWords } from './retired-words.ts'
import { checkSampleFeature } from './sample-feature.ts'
import { checkSitemap } from './sitemap.ts'
import { checkStatedFigures } from './stated-figures.ts'
import { checkTerms } from './terms.ts'
import { checkTokens } from './tokens.ts'

const checks = [
  checkBoundaries,
  checkBrandConditions,
  checkMessages,
  checkMigrations,
  checkCalls,
  checkContent,
  checkLiterals,
  checkLiteralSpreads,
  checkPoolInTransaction,
  checkBudgets,
  checkHygiene,
  checkSitemap,
  checkStatedFigures,
  checkTerms,
  checkTokens,
  checkKnownTokens,
  checkRetiredWords,
  checkRegisters,
  checkSampleFeature,
]

export async function runChecks(root: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const check of checks)
    findings.push(...(await check(root).catch((error) => [broken(check.name, error)])))
  return findings
}

/** A check that throws, for example on an unreadable file, is a finding and does not hide the others. */
function broken(check: string, error: unknown): Finding {
  return {
    rule: 'check-finished',
    file: check,
    detail: error instanceof Error ? error.message : String(error),
  }
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..')
  const findings = await runChecks(root)
  console.log([...findingsReport(findings), ...(await budgetReport(root, findings))].join('\n'))
  console.log(findings.length === 0 ? 'No findings.' : `${findings.length} findings.`)
  process.exitCode = findings.length === 0 ? 0 : 1
}
