import type { Finding } from './finding.ts'
import { isTest, readFiles } from './tree.ts'

type Answer = { readonly name: string; readonly capability: string; readonly file: string }

const callPattern = /export const (\w+) = defineCall\(\{[^}]*?capability: '([^']+)'/g

/** The capability of a call is the folder of the server that imports it. */
export async function checkCalls(root: string): Promise<Finding[]> {
  const contract = await readFiles(root, (file) => file.startsWith('contract/') && file.endsWith('.ts'))
  const server = await readFiles(root, (file) => /^server\/.+\.ts$/.test(file) && !isTest(file))
  const calls: Answer[] = contract.flatMap(({ file, text }) =>
    [...text.matchAll(callPattern)].map(([, name = '', capability = '']) => ({ name, capability, file })),
  )
  return calls
    .filter(
      ({ name, capability }) =>
        !server.some(
          ({ file, text }) =>
            file.startsWith(`server/${capability}/`) && new RegExp(`\\b${name}\\b`).test(text),
        ),
    )
    .map(({ name, capability, file }) => ({
      rule: 'call-capability',
      file,
      detail: `${name} is not answered in server/${capability}`,
    }))
}
