import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'quayside-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('NODE_ENV=production without QUAYSIDE_MODE is refused before a database is started', async () => {
  const data = join(folder, 'data')
  const program = fileURLToPath(new URL('./tasks/start.ts', import.meta.url))
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_FOLDER: data, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [explanation, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(explanation).toMatch(/^ {2}QUAYSIDE_MODE: .*Set QUAYSIDE_MODE=production/m)
  expect(explanation).toMatch(/^ {2}NODE_ENV: /m)
  expect(explanation).not.toContain('at ')
  expect(existsSync(data)).toBe(false)
}, 20_000)
