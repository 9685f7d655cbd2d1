import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const logs = fileURLToPath(new URL('./logs.ts', import.meta.url))

/** A process that runs a script with a `log`. */
function run(script: string) {
  const code = `const { createLog } = await import(${JSON.stringify(logs)}); const log = createLog('info'); ${script}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  return { child, ended: once(child, 'close').then(() => text) }
}

const numbersIn = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).number)
const upTo = (count: number) => Array.from({ length: count }, (_, number) => number)

test.each([
  ['at a normal end', ''],
  ['at process.exit', 'process.exit(3)'],
])('every line is written once and in its order %s', async (_name, end) => {
  const text = await run(`for (let number = 0; number < 500; number += 1) log.info({ number }); ${end}`).ended
  expect(numbersIn(text)).toEqual(upTo(500))
})

test('a single line is written while the process runs', async () => {
  const { child, ended } = run('log.info({ number: 0 }); setInterval(() => {}, 60_000)')
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  expect(numbersIn(await ended)).toEqual([0])
})
