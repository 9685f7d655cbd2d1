// Every npm script starts here, on any Node >= 20: plain JavaScript, built-in modules only.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { environmentFor, nodesFor, tooOldMessage } from './own-node.mjs'
import { heapFlagsFor, withAllocatorOf } from './server-memory.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const tasks = join(root, 'launch', 'tasks')

function taskFile(name) {
  const file = join(tasks, `${name}.ts`)
  if (/^[a-z][a-z-]*$/.test(name) && existsSync(file)) return file
  const known = readdirSync(tasks)
    .filter((entry) => /^[a-z][a-z-]*\.ts$/.test(entry))
    .map((entry) => basename(entry, '.ts'))
  throw new Error(`There is no task "${name}". Known tasks: ${known.join(', ')}.`)
}

/** A Node that cannot run here (another C library, a noexec mount) is skipped. */
async function runWithFirstThatWorks(nodes, task, args) {
  for (const [index, node] of nodes.entries()) {
    try {
      return await runChild(node.path, [...node.flags, ...heapFlagsFor(task), ...args], {
        cwd: root,
        env: withAllocatorOf(task, environmentFor(node.path)),
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      })
    } catch (error) {
      if (index === nodes.length - 1) throw error
    }
  }
  throw new Error(tooOldMessage())
}

async function main() {
  const [name = '', ...rest] = process.argv.slice(2)
  const file = taskFile(name)
  await ensureInstalled(root)
  return runWithFirstThatWorks(nodesFor(root), name, [file, ...rest])
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
