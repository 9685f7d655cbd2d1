import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import * as architecture from '../architecture.mjs'
import { oneOf, patternSource } from './patterns.ts'

export type Layout = typeof architecture
type Rule = IRegularForbiddenRuleType

function forbid(name: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, severity: 'error', from, to }
}

const sources = (patterns: readonly string[]) => patterns.map(patternSource)

/** The rules of dependency-cruiser that follow from the house. */
export function boundaryRules(layout: Layout = architecture): Rule[] {
  return [
    forbid('no-cycles', {}, { circular: true }),
    ...roomRules(layout),
    ...databaseRules(layout),
    ...serverRules(layout),
    ...webRules(layout),
    ...packageRules(layout),
  ]
}

function roomRules(layout: Layout): Rule[] {
  const names = Object.keys(layout.rooms)
  const tests = sources(layout.testFiles)
  const perRoom = Object.entries(layout.rooms).map(([room, uses]) => {
    const closed = names.filter((name) => name !== room && name !== 'tests' && !uses.includes(name))
    return forbid(`room:${room}`, { path: `^${room}/` }, { path: `^${oneOf(closed)}/` })
  })
  const withoutTests = names.filter((room) => room !== 'tests' && !layout.rooms[room]?.includes('tests'))
  const testFiles = forbid(
    'test-files',
    { path: `^${oneOf(withoutTests)}/`, pathNot: tests },
    { path: tests },
  )
  const known = [`^${oneOf(names)}/`, '(?:^|/)node_modules/', ...sources(layout.sharedRootFiles)]
  const outside = forbid(
    'rooms-only',
    { path: `^${oneOf(names)}/` },
    { pathNot: known, couldNotResolve: false, dependencyTypesNot: ['core'] },
  )
  const withoutNode = forbid(
    'without-node',
    {
      path: `^${oneOf(layout.withoutNode.rooms)}/`,
      pathNot: [...tests, ...sources(layout.withoutNode.except)],
    },
    { dependencyTypes: ['core'] },
  )
  return [...perRoom, testFiles, outside, withoutNode]
}

function databaseRules({ database, rooms }: Layout): Rule[] {
  const schema = `^${database.schema}/`
  const path = `^${oneOf(Object.keys(rooms).filter((room) => rooms[room]?.includes('database')))}/`
  return [
    forbid('database-by-stores', { path, pathNot: sources(database.users) }, { path: '^database/' }),
    forbid('tables-by-stores', { path, pathNot: sources(database.schemaUsers) }, { path: schema }),
    forbid('own-tables', { path: '^server/([^/]+)/' }, { path: schema, pathNot: `${schema}$1\\.ts$` }),
  ]
}

function serverRules({ server }: Layout): Rule[] {
  const capability = oneOf(server.capabilities)
  const behindTheDoor = `^server/${capability}/(?!index\\.ts$)`
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
    forbid('door', { path: `^server/(${capability})/` }, { path: behindTheDoor, pathNot: '^server/$1/' }),
    forbid('door', { path: sources(server.mains) }, { path: behindTheDoor }),
    forbid('main', { path: '^server/[^/]+/' }, { path: '^server/[^/]+$' }),
    forbid('launch', { path: '^launch/' }, { path: '^server/', pathNot: sources(server.openToLaunch) }),
    ...arrows,
  ]
}

function webRules({ web, rooms }: Layout): Rule[] {
  const folders = [...web.surfaces, ...Object.keys(web.uses).filter((name) => name !== 'surface')]
  const surface = oneOf(web.surfaces)
  const inner = Object.entries(web.uses)
    .filter(([name]) => name !== 'surface')
    .map(([name, uses]) => {
      const closed = folders.filter((other) => other !== name && !(uses as readonly string[]).includes(other))
      return forbid(`web:${name}`, { path: `^web/${name}/` }, { path: `^web/${oneOf(closed)}/` })
    })
  const outer = Object.entries(web.rooms).map(([name, uses]) => {
    const closed = Object.keys(rooms).filter(
      (room) => room !== 'web' && room !== 'tests' && !(uses as readonly string[]).includes(room),
    )
    return forbid(`web:${name}`, { path: `^web/${name}/` }, { path: `^${oneOf(closed)}/` })
  })
  return [
    forbid('web:surfaces', { path: `^web/(${surface})/` }, { path: `^web/${surface}/`, pathNot: '^web/$1/' }),
    ...inner,
    ...outer,
  ]
}

function packageRules({ packages, rooms }: Layout): Rule[] {
  const home = (name: string) => `^node_modules/(?:@types/)?${oneOf([name])}/`
  const free = ['^tests/', '^bench/']
  const places = Object.entries(packages).map(([name, allowed]) =>
    forbid(
      `package:${name}`,
      { path: `^${oneOf(Object.keys(rooms))}/`, pathNot: [...sources(allowed), ...free] },
      { path: home(name) },
    ),
  )
  const unlisted = forbid(
    'package-listed',
    { path: `^${oneOf(Object.keys(rooms))}/` },
    { path: '^node_modules/', pathNot: Object.keys(packages).map(home) },
  )
  return [...places, unlisted]
}
