import { describe, expect, it } from 'vitest'
import type { Graph } from './module-graph.ts'
import { assignSharedChunks } from './shared-chunks.ts'

/** A home that loads a map later; two price pages and a page of the workbench. */
const imports: Readonly<Record<string, readonly string[]>> = {
  home: ['hero', 'money'],
  map: ['dots', 'money'],
  ocean: ['offers', 'hero', 'dots'],
  truck: ['offers', 'lorry'],
  quotes: ['offers', 'sheet'],
  bulk: ['sheet'],
  offers: ['fees'],
  hero: [],
  money: [],
  dots: [],
  lorry: [],
  sheet: [],
  fees: [],
}

const graph: Graph = {
  getModuleInfo: (id) => {
    const importedIds = imports[id]
    if (!importedIds) return null
    const dynamicallyImportedIds = id === 'home' ? ['map'] : []
    const isEntry = ['home', 'ocean', 'truck', 'quotes', 'bulk'].includes(id)
    return { isEntry, importedIds, dynamicallyImportedIds, importers: [] }
  },
}

const pages = { light: ['home'], areas: { prices: ['ocean', 'truck'], workbench: ['quotes', 'bulk'] } }
const chunks = (hasChunk = (_id: string) => false) => assignSharedChunks(graph, pages, hasChunk)
const nameOf = (id: string) => chunks().get(id)?.name

describe('chunks of what several pages need', () => {
  it('hold what the same areas need, wherever in the area', () => {
    expect([nameOf('offers'), nameOf('fees')]).toEqual(['shared-prices-workbench', 'shared-prices-workbench'])
    expect(nameOf('sheet')).toBe('shared-workbench')
  })

  it('leave what one page needs to that page', () => {
    expect(nameOf('lorry')).toBeUndefined()
  })

  it('never mix what a light page needs with what it does not need, now or later', () => {
    const light = ['hero', 'money', 'dots'].map(nameOf)
    expect(new Set(light).size).toBe(3)
    for (const name of light) expect(name).toMatch(/^light-/)
  })

  it('come first when more pages need them, so that no chunk takes in the modules of another', () => {
    const ranks = ['money', 'hero', 'offers', 'sheet'].map((id) => chunks().get(id)?.rank)
    expect(ranks).toEqual([0, 1, 2, 3])
  })

  it('leave out entries and what has a chunk already', () => {
    expect(nameOf('home')).toBeUndefined()
    expect(chunks((id) => id === 'offers').get('offers')).toBeUndefined()
  })
})
