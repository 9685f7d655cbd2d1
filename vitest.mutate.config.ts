import { defineConfig } from 'vitest/config'

/** The tests of one part of the domain, named by who runs it; no database. */
const tests = (process.env.MUTATED_TESTS ?? '').split(',')

export default defineConfig({ test: { include: tests, testTimeout: 20_000 } })
