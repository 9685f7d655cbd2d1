import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as activities from '#database/schema/activities.ts'
import * as addresses from '#database/schema/addresses.ts'
import * as certification from '#database/schema/certification.ts'
import * as console from '#database/schema/console.ts'
import * as notes from '#database/schema/console-notes.ts'
import * as contacts from '#database/schema/contacts.ts'
import * as dictionaries from '#database/schema/dictionaries.ts'
import * as files from '#database/schema/files.ts'
import * as identity from '#database/schema/identity.ts'
import * as notifications from '#database/schema/notifications.ts'
import * as orders from '#database/schema/orders.ts'
import * as ordersAssignment from '#database/schema/orders-assignment.ts'
import * as ordersCharges from '#database/schema/orders-charges.ts'
import * as ordersDocuments from '#database/schema/orders-documents.ts'
import * as ordersDrafts from '#database/schema/orders-drafts.ts'
import * as ordersExports from '#database/schema/orders-exports.ts'
import * as ordersMoney from '#database/schema/orders-money.ts'
import * as ordersNotifications from '#database/schema/orders-notifications.ts'
import * as ordersPayments from '#database/schema/orders-payments.ts'
import * as ordersRunning from '#database/schema/orders-running.ts'
import * as ordersSharing from '#database/schema/orders-sharing.ts'
import * as places from '#database/schema/places.ts'
import * as platform from '#database/schema/platform.ts'
import * as quotes from '#database/schema/quotes.ts'
import * as quotesAlerts from '#database/schema/quotes-alerts.ts'
import * as quotesAttachments from '#database/schema/quotes-attachments.ts'
import * as quotesOffers from '#database/schema/quotes-offers.ts'
import * as rates from '#database/schema/rates.ts'
import * as schedules from '#database/schema/schedules.ts'

const modules = [
  ...[activities, addresses, certification, console, contacts, dictionaries, files, identity],
  ...[notes, notifications, places, platform, quotes, quotesAlerts, quotesOffers, quotesAttachments, rates],
  ...[schedules, orders, ordersAssignment, ordersCharges, ordersDrafts, ordersNotifications],
  ...[ordersPayments, ordersRunning, ordersDocuments, ordersSharing, ordersMoney, ordersExports],
]
/** Every table of the schema. */
export const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
