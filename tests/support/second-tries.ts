import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests that passed only when they were tried again. */
export default class SecondTries implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd(): void {
    if (this.#names.length > 0) console.log(`\nPassed at the second try:\n${this.#names.join('\n')}`)
  }
}
