import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import routes from './routes.ts'

const pathsOf = ({ path, children = [] }: RouteConfigEntry): readonly string[] => [
  ...(path === undefined ? [] : [`/${path}`]),
  ...children.flatMap(pathsOf),
]
const known = routes.flatMap(pathsOf)

test.each(Object.entries({ ...servicePaths, ...workbenchPaths }))(
  'the path of %s leads to a page',
  (_name, path) => {
    expect(known).toContain(path)
  },
)
