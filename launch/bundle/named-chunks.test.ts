import { describe, expect, it } from 'vitest'
import type { Graph } from './module-graph.ts'
import { assignGroups } from './named-chunks.ts'

/** Two homes share `hero` and `field`; a form page also has `field`, which imports `frame`. */
const imports: Readonly<Record<string, readonly string[]>> = {
  homeA: ['hero', 'field', 'ownA'],
  homeB: ['hero', 'field'],
  form: ['field'],
  hero: ['picture'],
  field: ['frame'],
  ownA: [],
  picture: [],
  frame: [],
}

const graph: Graph = {
  getModuleInfo: (id) => {
    const importedIds = imports[id]
    if (!importedIds) return null
    const importers = Object.keys(imports).filter((one) => imports[one]?.includes(id))
    return { isEntry: id === 'form', importedIds, dynamicallyImportedIds: [], importers }
  },
}

const homes = { starts: ['homeA', 'homeB'], least: 2 }

describe('groups of chunks', () => {
  it('hold what enough pages import, directly or not', () => {
    expect(Object.fromEntries(assignGroups(graph, [{ name: 'home', ...homes }]))).toEqual({
      hero: 'home',
      picture: 'home',
      field: 'home',
      frame: 'home',
    })
  })

  it('leave out what another page imports, and all that it needs', () => {
    expect(Object.fromEntries(assignGroups(graph, [{ name: 'home', ...homes, isOnly: true }]))).toEqual({
      hero: 'home',
      picture: 'home',
    })
  })

  it('give a module to the first group that has it', () => {
    const names = assignGroups(graph, [
      { name: 'home', ...homes, isOnly: true },
      { name: 'fields', ...homes },
    ])
    expect(Object.fromEntries(names)).toEqual({
      hero: 'home',
      picture: 'home',
      field: 'fields',
      frame: 'fields',
    })
  })

  it('leave out an entry, which waits for other chunks', () => {
    expect(Object.fromEntries(assignGroups(graph, [{ name: 'form', starts: ['form'], least: 1 }]))).toEqual({
      field: 'form',
      frame: 'form',
    })
  })

  it('name a start module that does not exist', () => {
    expect(() => assignGroups(graph, [{ name: 'home', starts: ['gone'], least: 1 }])).toThrow('gone')
  })
})
