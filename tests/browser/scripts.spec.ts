import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { expect, test } from '#tests/support/browser.ts'

const scripts = join('build', 'client', 'assets')
/** Every tariff names its version, a text that no packing of the scripts takes away. */
const versions = [depotTariffs, oceanTariffs, truckingTariffs, exampleWarehouseTariffs].map(
  (tariffs) => tariffs.CNSHA.version,
)

test('no public script contains a price list', async () => {
  const names = (await readdir(scripts)).filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    const text = await readFile(join(scripts, name), 'utf8')
    for (const version of versions) expect(text.includes(version), `${version} in ${name}`).toBe(false)
  }
})
