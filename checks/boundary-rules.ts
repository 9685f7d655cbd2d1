import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import * as architecture from '../architecture.mjs'
import { oneOf, patternSource } from './patterns.ts'

export type Layout = typeof architecture
type Rule = IRegularForbiddenRuleType

function forbid(name: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, severity: 'error', from, to }
}

const sources = (patterns: readonly string[]) => patterns.map(patternSource)

/** The rules of dependency-cruiser that follow from the architecture. */
export function boundaryRules(layout: Layout = architecture): Rule[] {
  return [
    forbid('no-cycles', {}, { circular: true }),
    ...layerRules(layout),
    ...databaseRules(layout),
    ...serverRules(layout),
    ...webRules(layout),
    ...packageRules(layout),
  ]
}

function layerRules(layout: Layout): Rule[] {
  const names = Object.keys(layout.layers)
  const tests = sources(layout.testFiles)
  const perLayer = Object.entries(layout.layers).map(([layer, uses]) => {
    const closed = names.filter((name) => name !== layer && name !== 'tests' && !uses.includes(name))
    return forbid(`layer:${layer}`, { path: `^${layer}/` }, { path: `^${oneOf(closed)}/` })
  })
  const withoutTests = names.filter((layer) => layer !== 'tests' && !layout.layers[layer]?.includes('tests'))
  const testFiles = forbid(
    'test-files',
    { path: `^${oneOf(withoutTests)}/`, pathNot: tests },
    { path: tests },
  )
  const known = [`^${oneOf(names)}/`, '(?:^|/)node_modules/', ...sources(layout.sharedRootFiles)]
  const outside = forbid(
    'layers-only',
    { path: `^${oneOf(names)}/` },
    { pathNot: known, couldNotResolve: false, dependencyTypesNot: ['core'] },
  )
  const withoutNode = forbid(
    'without-node',
    {
      path: `^${oneOf(layout.withoutNode.layers)}/`,
      pathNot: [...tests, ...sources(layout.withoutNode.except)],
    },
    { dependencyTypes: ['core'] },
  )
  return [...perLayer, testFiles, outside, withoutNode]
}

function databaseRules({ database, layers }: Layout): Rule[] {
  const schema = `^${database.schema}/`
  const path = `^${oneOf(Object.keys(layers).filter((layer) => layers[layer]?.includes('database')))}/`
  return [
    forbid('database-by-stores', { path, pathNot: sources(database.users) }, { path: '^database/' }),
    forbid('tables-by-stores', { path, pathNot: sources(database.schemaUsers) }, { path: schema }),
    forbid(
      'own-tables',
      { path: '^server/([^/]+)/' },
      { path: schema, pathNot: `${schema}$1\\b[a-z-]*\\.ts$` },
    ),
  ]
}

function serverRules({ server }: Layout): Rule[] {
  const capability = oneOf(server.capabilities)
  const internalFiles = `^server/${capability}/(?!index\\.ts$)`
  const arrows = server.capabilities.map((name) => {
    const open = server.capabilities.filter((other) => other === name || server.arrows[name]?.includes(other))
    return forbid(
      'arrow',
      { path: `^server/${name}/` },
      { path: `^server/${capability}/`, pathNot: `^server/${oneOf(open)}/` },
    )
  })
  return [
    forbid(
      'platform',
      { path: `^server/${server.platform}/` },
      { path: '^server/', pathNot: `^server/${server.platform}/` },
    ),
    forbid(
      'index-only',
      { path: `^server/(${capability})/` },
      { path: internalFiles, pathNot: '^server/$1/' },
    ),
    forbid('index-only', { path: sources(server.mains) }, { path: internalFiles }),
    forbid('main', { path: '^server/[^/]+/' }, { path: '^server/[^/]+$' }),
    forbid(
      'main',
      { path: '^server/[^/]+/', pathNot: `^server/${server.wiring}/` },
      { path: `^server/${server.wiring}/` },
    ),
    forbid('launch', { path: '^launch/' }, { path: '^server/', pathNot: sources(server.openToLaunch) }),
    ...arrows,
  ]
}

function webRules({ web, layers }: Layout): Rule[] {
  const folders = [...web.surfaces, ...Object.keys(web.uses).filter((name) => name !== 'surface')]
  const surface = oneOf(web.surfaces)
  const inner = Object.entries(web.uses)
    .filter(([name]) => name !== 'surface')
    .map(([name, uses]) => {
      const closed = folders.filter((other) => other !== name && !(uses as readonly string[]).includes(other))
      return forbid(`web:${name}`, { path: `^web/${name}/` }, { path: `^web/${oneOf(closed)}/` })
    })
  const outer = Object.entries(web.layers).map(([name, uses]) => {
    const closed = Object.keys(layers).filter(
      (layer) => layer !== 'web' && layer !== 'tests' && !(uses as readonly string[]).includes(layer),
    )
    return forbid(`web:${name}`, { path: `^web/${name}/` }, { path: `^${oneOf(closed)}/` })
  })
  return [
    forbid('web:surfaces', { path: `^web/(${surface})/` }, { path: `^web/${surface}/`, pathNot: '^web/$1/' }),
    ...inner,
    ...outer,
  ]
}

function packageRules({ packages, layers }: Layout): Rule[] {
  const home = (name: string) => `^node_modules/(?:@types/)?${oneOf([name])}/`
  const free = ['^tests/', '^bench/', '^faults/']
  const places = Object.entries(packages).map(([name, allowed]) =>
    forbid(
      `package:${name}`,
      { path: `^${oneOf(Object.keys(layers))}/`, pathNot: [...sources(allowed), ...free] },
      { path: home(name) },
    ),
  )
  const unlisted = forbid(
    'package-listed',
    { path: `^${oneOf(Object.keys(layers))}/` },
    { path: '^node_modules/', pathNot: Object.keys(packages).map(home) },
  )
  return [...places, unlisted]
}
