import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const useOnce = `
  import { statSync } from 'node:fs'
  import { scratchFolder } from '#launch/scratch.ts'
  const folder = scratchFolder()
  console.log(JSON.stringify({ folder, wasThere: folder !== undefined && (statSync(folder).mode & 0o777) === 0o755 }))`

describe('the scratch folder of tests', () => {
  it('exists for every user during the tests and is removed after them, or is the default folder', () => {
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', useOnce], {
      encoding: 'utf8',
    })
    const { folder, wasThere } = JSON.parse(output)
    expect(wasThere).toBe(folder !== undefined)
    expect(existsSync(String(folder))).toBe(false)
  })
})
