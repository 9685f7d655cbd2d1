import { writeFileSync } from 'node:fs'
import { derivePricingSchema } from '#contract/derive-pricing-schema.ts'

/** After a change of `contract/rate-pricing.ts`: writes the schema that the form for rates is made from. */
const file = new URL('../../contract/pricing-schema.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(derivePricingSchema(), null, 2)}\n`)
