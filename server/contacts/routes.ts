import { getServiceContact } from '#contract/contacts.ts'
import { ok } from '#domain/values/refusal.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Endpoint, publicEndpoint } from '#server/platform/http/endpoint.ts'
import { findContacts } from './contact-store.ts'
import { viewContact } from './contact-view.ts'

export const contactEndpoints = ({ db }: Database): readonly Endpoint[] => [
  publicEndpoint(getServiceContact, async ({ query, request }) => {
    const contacts = await findContacts(db, query.platformName, request.brand)
    return ok(contacts.map((contact) => viewContact(contact, request.language)))
  }),
]
