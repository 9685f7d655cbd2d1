import { expect, test } from 'vitest'
import { servicePaths } from '#domain/brands/service-paths.ts'
import routes from '#web/routes.ts'

type Route = (typeof routes)[number]

const pathsOf = ({ path, children = [] }: Route): readonly string[] => [
  ...(path === undefined ? [] : [`/${path}`]),
  ...children.flatMap(pathsOf),
]
const known = routes.flatMap(pathsOf)

test.each(Object.entries(servicePaths))('the path of %s leads to a page', (_name, path) => {
  expect(known).toContain(path)
})
