import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, isConsolePath } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import { uploadStaffFile } from '#contract/files.ts'
import { billLaterCharge } from '#contract/later-charges.ts'
import { saveLineTemplate } from '#contract/line-templates.ts'
import { addNote } from '#contract/notes.ts'
import { addOrderDocumentByStaff } from '#contract/order-documents.ts'
import { saveCannedAnswer, sendOrderMessage } from '#contract/order-messages.ts'
import { sendReceipt } from '#contract/payment-receipts.ts'
import { previewRateEdit } from '#contract/rate-edits.ts'
import { answerRequest, requestQuote } from '#contract/requests.ts'
import { decideCompany, readCompany, readLicence } from '#contract/review.ts'
import { enrolStaff, listDemoStaff, logInStaff, whoAmIStaff } from '#contract/staff.ts'
import { type StaffRole, staffRoles } from '#domain/access/actor.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { hashSecret } from '#server/identity/secrets.ts'
import { codeAt } from '#server/platform/totp/totp.ts'
import { calls } from '#tests/support/all-calls.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { pdf } from '#tests/support/licences.ts'
import { tokenOf } from '#tests/support/people.ts'
import { publishAnyway, rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow, sheetOf } from '#tests/support/rate-sheets.ts'
import { openProductionSite, openSite } from '#tests/support/site.ts'
import {
  acceptedOrderPlacer,
  chargeOf,
  orderPlacer,
  runningOrderPlacer,
} from '#tests/support/staff-orders.ts'
import {
  consoleHost,
  demoMember,
  openStaffSite,
  type StaffRequest,
  stepNow,
} from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
/** All secrets used in this file; none of them may appear in the audit log. */
const secrets = new Set<string>()
const enter = async (role: StaffRole) => {
  const token = await staff.logInAs(role)
  secrets.add(token)
  secrets.add(demoMember(role).password)
  return token
}
const tokens = Object.fromEntries(
  await Promise.all(staffRoles.map(async (role) => [role, await enter(role)] as const)),
) as Record<StaffRole, string>

type StaffCall = { [N in CallName]: Calls[N]['access'] extends 'staff' ? N : never }[CallName]
const unknownId = '00000000-0000-4000-8000-000000000001'
const application = await staff.newApplication('Harbour Moss Trading')
secrets.add(application.applicant.token)
secrets.add(application.applicant.mobile)
const { companyId, submittedAt, licenceFileId: fileId } = application
const target = await staff.newMember(tokens.administrator, ['editor'])
secrets.add(target.firstPassword)
/** Without a word on it, so that it is read at once. */
const blankPicture = await sharp({ create: { width: 120, height: 60, channels: 3, background: 'white' } })
  .png()
  .toBuffer()
let members = 0
const admin = rateAdmin(staff, tokens['tariff-manager'])
let codes = 0
const newCode = () => {
  codes += 1
  return `ABUSE-${codes}`
}
const newDraft = async () => (await admin.saved(savedLane(newCode()))).rateId
const newEdit = async () => ({
  kind: 'ocean-lane',
  rates: { of: 'selected', rateIds: [(await admin.published(savedLane(newCode()))).rateId] },
  change: { validTo: '2098-12-31' },
})
const newImport = async (change?: Parameters<typeof laneRow>[1]) =>
  (await admin.previewed([laneRow(newCode(), change)])).importId

const newRequest = async (attachedWords?: string) => {
  const { token, mobile } = await staff.newCustomer()
  secrets.add(token)
  secrets.add(mobile)
  const body = {
    ...(attachedWords && { attachments: [await staff.upload(token, attachedWords, 'attachment')] }),
    kind: 'customs',
    details: { from: 'Qingdao', goods: 'Machine parts', declarations: 1 },
    contact: { name: 'Founder', phone: mobile },
  }
  return dataOf(requestQuote, await sendCall(requestQuote, { host: 'localhost', token, body })).number
}
/** A note of sales that names the member of operations. */
const newMention = async () => {
  const text = `@${demoMember('operations').name} please look`
  const body = { kind: 'company', id: companyId, text }
  const { notes } = dataOf(addNote, await sendCall(addNote, { token: tokens.sales, body }))
  return notes[0]?.id
}
const soundAnswer = {
  lines: [{ fee: 'BGF', group: 'origin', unitPrice: '200', quantity: '1' }],
  validUntil: daysAfter(shanghaiDay(new Date()), 7),
  remark: 'One declaration.',
}

const trader = await staff.newCertified(tokens.reviewer, 'Heron Moss Trading')
secrets.add(trader.applicant.token)
secrets.add(trader.applicant.mobile)
const newOrder = orderPlacer(staff, trader.applicant.token)
const newAcceptedOrder = acceptedOrderPlacer(staff, trader.applicant.token, tokens)
const newRunningOrder = runningOrderPlacer(staff, trader.applicant.token, tokens)

const newOffer = async () => {
  const body = { number: await newRequest(), ...soundAnswer }
  const answered = await sendCall(answerRequest, { token: tokens.sales, body })
  return dataOf(answerRequest, answered).quoteNumber ?? ''
}

const templateLines = [{ fee: 'RAIL', group: 'freight', quantity: '1' }]
let templates = 0
const newLineTemplate = async () => {
  templates += 1
  const body = { kind: 'rail', name: `Train ${templates}`, lines: templateLines }
  const saved = dataOf(saveLineTemplate, await sendCall(saveLineTemplate, { token: tokens.sales, body }))
  const { id = '', version } = saved.templates.find(({ name }) => name === body.name) ?? {}
  return { id, version }
}

const newStaffFile = async () => {
  const query = { kind: 'document', name: 'bill.pdf' }
  const sent = await sendCall(uploadStaffFile, { token: tokens.operations, query, body: pdf('bill draft') })
  return dataOf(uploadStaffFile, sent).id
}
const newDocument = async () => {
  const [number, fileId] = [await newOrder(), await newStaffFile()]
  const body = { number, kind: 'bill-draft', fileId }
  dataOf(addOrderDocumentByStaff, await sendCall(addOrderDocumentByStaff, { token: tokens.operations, body }))
  return { number, fileId }
}

const newReceipt = async () => {
  const { token } = trader.applicant
  const [number, fileId] = [await newAcceptedOrder(), await staff.upload(token, 'receipt', 'document')]
  const paidOn = shanghaiDay(new Date())
  const body = { number, fileId, amount: '10', currency: 'CNY', paidOn }
  const sent = await sendCall(sendReceipt, { host: 'localhost', token, body })
  return { number, receipt: dataOf(sendReceipt, sent).receipts[0]?.id }
}
const newReport = async () => {
  const id = newCode()
  await pool.query(
    `INSERT INTO payment_callback (id, outcome, payment, amount, currency, digest, received_at)
     VALUES ($1, 'unknown-session', $1, '1.00', 'CNY', 'none', now())`,
    [id],
  )
  return id
}

type StaffCallCase = {
  /** A role with the permission. */
  readonly by: StaffRole
  /** The closest role without the permission. Missing where every role has it. */
  readonly deniedTo?: StaffRole
  /** A valid request. */
  asked(): Promise<StaffRequest> | StaffRequest
}
const staffCalls: Record<StaffCall, StaffCallCase> = {
  whoAmIStaff: { by: 'editor', asked: () => ({}) },
  logOutStaff: { by: 'editor', asked: () => ({}) },
  // The own account only, which every role has.
  readStaffAccount: { by: 'editor', asked: () => ({}) },
  endStaffSessions: { by: 'editor', asked: () => ({ body: {} }) },
  changeStaffPassword: {
    by: 'operations',
    asked: async () => {
      const { account, password, totpSecret } = demoMember('operations')
      await staff.resetUsedCodes(account)
      const next = 'nine lanterns over the estuary'
      secrets.add(next)
      const code = codeAt(totpSecret, stepNow())
      return { body: { currentPassword: password, password: next, passwordAgain: next, code } }
    },
  },
  watchConsole: {
    by: 'sales',
    deniedTo: 'reviewer',
    asked: async () => ({ query: { request: await newRequest() } }),
  },
  // Open to every role: what it finds is limited to the permissions of the reader.
  searchConsole: { by: 'editor', asked: () => ({ query: { text: 'moss' } }) },
  listCompanies: { by: 'operations', deniedTo: 'editor', asked: () => ({ query: { search: 'moss' } }) },
  readCompany: { by: 'operations', deniedTo: 'editor', asked: () => ({ query: { companyId } }) },
  readLicence: { by: 'reviewer', deniedTo: 'sales', asked: () => ({ query: { companyId, fileId } }) },
  compareLicence: {
    by: 'reviewer',
    deniedTo: 'sales',
    asked: async () => {
      const made = await staff.newApplication('Plover Moss Trading', undefined, { licence: blankPicture })
      secrets.add(made.applicant.token)
      return { body: { companyId: made.companyId, fileId: made.licenceFileId } }
    },
  },
  askApplicant: {
    by: 'reviewer',
    deniedTo: 'sales',
    asked: async () => {
      const made = await staff.newApplication('Curlew Moss Trading')
      secrets.add(made.applicant.token)
      const { companyId: id, submittedAt: at } = made
      return { body: { companyId: id, submittedAt: at, question: 'Is this the new name?' } }
    },
  },
  decideCompany: {
    by: 'reviewer',
    deniedTo: 'administrator',
    asked: async () => {
      await staff.openLicence(tokens.reviewer, companyId)
      return { body: { companyId, submittedAt, decision: 'refuse', reason: 'blurred' } }
    },
  },
  readNotes: {
    by: 'operations',
    deniedTo: 'editor',
    asked: () => ({ query: { kind: 'company', id: companyId } }),
  },
  addNote: {
    by: 'operations',
    deniedTo: 'editor',
    asked: () => ({ body: { kind: 'company', id: companyId, text: 'Called; the licence follows.' } }),
  },
  setOwner: {
    by: 'operations',
    deniedTo: 'editor',
    asked: () => ({ body: { kind: 'company', id: companyId, staffId: null } }),
  },
  // The notes that name the caller, whatever the role.
  listMentions: { by: 'editor', asked: () => ({}) },
  closeMention: { by: 'operations', asked: async () => ({ body: { noteId: await newMention() } }) },
  stopCompany: {
    by: 'reviewer',
    deniedTo: 'administrator',
    asked: async () => {
      members += 1
      const { companyId: certified } = await staff.newCertified(
        tokens.reviewer,
        `Oak ${'I'.repeat(members)} Lines`,
      )
      return { body: { companyId: certified, move: 'suspend', reason: 'fraud' } }
    },
  },
  listPeople: {
    by: 'administrator',
    deniedTo: 'reviewer',
    asked: () => ({ query: { search: application.applicant.mobile } }),
  },
  readPerson: {
    by: 'administrator',
    deniedTo: 'reviewer',
    asked: () => ({ query: { personId: application.applicant.id } }),
  },
  endPersonSessions: {
    by: 'administrator',
    deniedTo: 'operations',
    asked: async () => ({ body: { personId: (await staff.newCustomer()).id } }),
  },
  blockPerson: {
    by: 'administrator',
    deniedTo: 'reviewer',
    asked: async () => ({
      body: { personId: (await staff.newCustomer()).id, change: 'block', reason: 'Taken over' },
    }),
  },
  listStaff: { by: 'administrator', deniedTo: 'reviewer', asked: () => ({}) },
  exportStaff: { by: 'administrator', deniedTo: 'reviewer', asked: () => ({}) },
  addStaff: {
    by: 'administrator',
    deniedTo: 'reviewer',
    asked: () => {
      members += 1
      return { body: { account: `hopeful${members}`, name: 'Hopeful', roles: ['administrator'] } }
    },
  },
  changeStaff: {
    by: 'administrator',
    deniedTo: 'reviewer',
    asked: () => ({ body: { staffId: target.id, change: 'set-roles', roles: ['tariff-manager', 'editor'] } }),
  },
  resetStaff: {
    by: 'administrator',
    deniedTo: 'reviewer',
    asked: () => ({ body: { staffId: target.id } }),
  },
  // Names that pages of every brand show.
  listPlaceNames: { by: 'editor', asked: () => ({}) },
  listRates: { by: 'sales', deniedTo: 'operations', asked: () => ({ query: { kind: 'ocean-lane' } }) },
  readRate: {
    by: 'sales',
    deniedTo: 'operations',
    asked: async () => ({ query: { rateId: await newDraft() } }),
  },
  readRateDuties: { by: 'tariff-manager', deniedTo: 'sales', asked: () => ({}) },
  saveRate: { by: 'tariff-manager', deniedTo: 'sales', asked: () => ({ body: savedLane(newCode()) }) },
  checkPublish: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({ query: { rateId: await newDraft() } }),
  },
  publishRate: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({ body: { rateId: await newDraft(), at: null, ...publishAnyway } }),
  },
  archiveRate: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({ body: { rateId: await newDraft() } }),
  },
  archiveRates: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({ body: { rateIds: [await newDraft(), await newDraft()] } }),
  },
  exportSelectedRates: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({ body: { kind: 'ocean-lane', rateIds: [await newDraft()] } }),
  },
  readDefaultPricing: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: () => ({ query: { kind: 'depot-tariff' } }),
  },
  readRateTemplate: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: () => ({ query: { kind: 'ocean-lane' } }),
  },
  exportRates: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: () => ({ query: { kind: 'trucking-lane', search: 'none like this' } }),
  },
  previewImport: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({
      query: { kind: 'ocean-lane', fileName: 'rates.xlsx' },
      body: await sheetOf('ocean-lane', [laneRow(newCode())]),
    }),
  },
  listImportRows: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({ query: { importId: await newImport() } }),
  },
  checkImport: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({ query: { importId: await newImport() } }),
  },
  confirmImport: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({ body: { importId: await newImport(), at: null, ...publishAnyway } }),
  },
  previewRateEdit: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({ body: await newEdit() }),
  },
  recomputeImport: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => {
      const request = { token: tokens['tariff-manager'], body: await newEdit() }
      const { importId } = dataOf(previewRateEdit, await sendCall(previewRateEdit, request))
      return { body: { importId } }
    },
  },
  readWrongRows: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({ query: { importId: await newImport({ pod: 'XXXXX' }) } }),
  },
  leaveOutRows: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({ body: { importId: await newImport(), rows: [2], isLeftOut: true } }),
  },
  discardImport: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({ body: { importId: await newImport() } }),
  },
  undoImport: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => {
      const importId = await newImport()
      await admin.confirm(importId)
      return { body: { importId } }
    },
  },
  listImports: { by: 'tariff-manager', deniedTo: 'sales', asked: () => ({}) },
  listExchangeRates: { by: 'sales', deniedTo: 'operations', asked: () => ({ query: { from: 'USD' } }) },
  setExchangeRate: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: () => ({ body: { from: 'USD', date: '2026-01-05', value: '7.0213', source: 'the bank' } }),
  },
  readExchangeMatrix: { by: 'sales', deniedTo: 'operations', asked: () => ({}) },
  fetchExchangeRates: { by: 'tariff-manager', deniedTo: 'sales', asked: () => ({ body: {} }) },
  setExchangeRates: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: () => ({
      body: { rates: [{ from: 'USD', date: '2026-01-06', value: '7.0213' }], source: 'the bank' },
    }),
  },
  withdrawExchangeRate: {
    by: 'tariff-manager',
    deniedTo: 'sales',
    asked: async () => ({
      body: {
        id: (await pool.query("SELECT min(id) AS id FROM exchange_rate WHERE from_currency = 'USD'")).rows[0]
          .id,
      },
    }),
  },
  listRequests: { by: 'sales', deniedTo: 'tariff-manager', asked: () => ({ query: { state: 'open' } }) },
  readRequest: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ query: { number: await newRequest() } }),
  },
  answerRequest: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ body: { number: await newRequest(), ...soundAnswer } }),
  },
  refuseRequest: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ body: { number: await newRequest(), reason: 'No train goes there.' } }),
  },
  withdrawOffer: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ body: { number: await newOffer() } }),
  },
  reviseOffer: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ body: { ...soundAnswer, number: await newOffer() } }),
  },
  listLineTemplates: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: () => ({ query: { kind: 'rail' } }),
  },
  saveLineTemplate: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: () => ({ body: { kind: 'air', name: 'Airport to airport', lines: templateLines } }),
  },
  renameLineTemplate: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ body: { ...(await newLineTemplate()), name: 'Renamed' } }),
  },
  replaceLineTemplate: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ body: { ...(await newLineTemplate()), lines: templateLines } }),
  },
  removeLineTemplate: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ body: await newLineTemplate() }),
  },
  listAcceptances: { by: 'sales', deniedTo: 'tariff-manager', asked: () => ({}) },
  listEndingOffers: { by: 'sales', deniedTo: 'tariff-manager', asked: () => ({}) },
  readAttachment: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => {
      const number = await newRequest('packing list')
      const { rows } = await staff.pool.query(
        `SELECT file_id FROM request_attachment JOIN quote_request ON id = request_id WHERE number = $1`,
        [number],
      )
      return { query: { number, fileId: rows[0].file_id } }
    },
  },
  listEarlierOffers: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ query: { number: await newRequest() } }),
  },
  readOfferDocument: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ query: { number: await newOffer() } }),
  },
  exportAudit: {
    by: 'administrator',
    deniedTo: 'operations',
    asked: () => ({ query: { action: 'licence-seen' } }),
  },
  listAllOrders: { by: 'finance', deniedTo: 'reviewer', asked: () => ({ query: { tab: 'to-confirm' } }) },
  readAnyOrder: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ query: { number: await newOrder() } }),
  },
  readInstruction: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => {
      const fileId = await staff.upload(trader.applicant.token, 'booking', 'instruction')
      return { query: { number: await newOrder(fileId), fileId } }
    },
  },
  readAnyOrderWork: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ query: { number: await newOrder() } }),
  },
  readAnyOrderAsOf: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ query: { number: await newOrder(), at: new Date().toISOString() } }),
  },
  fillInOrder: {
    by: 'operations',
    deniedTo: 'sales',
    asked: async () => ({
      body: {
        number: await newRunningOrder(),
        version: 0,
        values: { fields: { billNumber: 'COSU6123456780' }, groups: {} },
      },
    }),
  },
  readOrderSheet: {
    by: 'operations',
    deniedTo: 'sales',
    asked: async () => ({
      query: { fileName: 'orders.csv' },
      body: Buffer.from(`orderNo,billNumber\n${await newRunningOrder()},COSU6123456780\n`),
    }),
  },
  applyOrderSheet: {
    by: 'operations',
    deniedTo: 'finance',
    asked: async () => {
      const number = await newRunningOrder()
      const lines = [{ row: 2, cells: { orderNo: number, billNumber: 'COSU6123456781' } }]
      return { body: { lines, versions: { [number]: 0 }, onlyIfAll: true } }
    },
  },
  orderSheetTemplate: { by: 'operations', deniedTo: 'sales', asked: () => ({}) },
  recordOrderMilestone: {
    by: 'operations',
    deniedTo: 'finance',
    asked: async () => ({
      body: {
        number: await newRunningOrder(),
        milestone: 'container-received',
        classifier: 'actual',
        container: '',
        time: '2026-01-05 08:00',
        reason: '',
      },
    }),
  },
  moveOrderByStaff: {
    by: 'operations',
    deniedTo: 'finance',
    asked: async () => ({
      body: { number: await newOrder(), version: 1, move: 'reject-request', reason: 'No space left' },
    }),
  },
  moveOrdersByStaff: {
    by: 'operations',
    deniedTo: 'finance',
    asked: async () => ({
      body: { move: 'assign', assignedTo: null, orders: [{ number: await newOrder(), version: 1 }] },
    }),
  },
  listAssignmentRules: { by: 'operations', deniedTo: 'finance', asked: () => ({}) },
  setAssignmentRule: {
    by: 'operations',
    deniedTo: 'finance',
    asked: () => ({ body: { port: 'CNXMN', service: 'soc', staffId: null } }),
  },
  bookPayment: {
    by: 'finance',
    deniedTo: 'operations',
    asked: async () => ({
      body: {
        number: await newAcceptedOrder(),
        direction: 'payment',
        amount: '10',
        currency: 'CNY',
        receivedOn: shanghaiDay(new Date()),
        reference: newCode(),
      },
    }),
  },
  billLaterCharge: {
    by: 'operations',
    deniedTo: 'finance',
    asked: async () => ({ body: await chargeOf(staff, tokens.operations, await newRunningOrder()) }),
  },
  answerLaterCharge: {
    by: 'operations',
    deniedTo: 'sales',
    asked: async () => {
      const body = await chargeOf(staff, tokens.operations, await newRunningOrder())
      const billed = dataOf(
        billLaterCharge,
        await sendCall(billLaterCharge, { token: tokens.operations, body }),
      )
      const [charge] = billed.laterCharges
      return { body: { number: body.number, charge: charge?.id, answer: 'withdraw', reason: 'Our mistake' } }
    },
  },
  listAnyReceipts: {
    by: 'finance',
    deniedTo: 'editor',
    asked: async () => ({ query: { number: await newOrder() } }),
  },
  refuseReceipt: {
    by: 'finance',
    deniedTo: 'operations',
    asked: async () => ({ body: { ...(await newReceipt()), reason: 'Not in our account' } }),
  },
  listPaymentReports: { by: 'finance', deniedTo: 'operations', asked: () => ({}) },
  settlePaymentReport: {
    by: 'finance',
    deniedTo: 'sales',
    asked: async () => ({ body: { id: await newReport(), note: 'Sent back' } }),
  },
  listOrderPayments: {
    by: 'finance',
    deniedTo: 'editor',
    asked: async () => ({ query: { number: await newOrder() } }),
  },
  uploadStaffFile: {
    by: 'operations',
    deniedTo: 'reviewer',
    asked: () => ({ query: { kind: 'document', name: 'bill.pdf' }, body: pdf('bill draft') }),
  },
  listAnyOrderDocuments: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ query: { number: await newOrder() } }),
  },
  addOrderDocumentByStaff: {
    by: 'operations',
    deniedTo: 'reviewer',
    asked: async () => ({
      body: { number: await newOrder(), kind: 'bill-draft', fileId: await newStaffFile() },
    }),
  },
  withdrawOrderDocumentByStaff: {
    by: 'operations',
    deniedTo: 'editor',
    asked: async () => ({ body: { ...(await newDocument()), reason: 'Wrong ship' } }),
  },
  readOrderDocument: {
    by: 'finance',
    deniedTo: 'editor',
    asked: async () => ({ query: await newDocument() }),
  },
  listAnyOrderMessages: {
    by: 'sales',
    deniedTo: 'tariff-manager',
    asked: async () => ({ query: { number: await newOrder() } }),
  },
  sendOrderMessageByStaff: {
    by: 'sales',
    deniedTo: 'reviewer',
    asked: async () => ({
      body: {
        number: await newOrder(),
        text: 'The ship is late',
        files: [],
        key: `abuse-message-${newCode()}`,
      },
    }),
  },
  markOrderMessagesReadByStaff: {
    by: 'finance',
    deniedTo: 'administrator',
    asked: async () => {
      const number = await newOrder()
      const body = { number, text: 'Is it late?', files: [], key: `abuse-question-${newCode()}` }
      const { token } = trader.applicant
      const sent = await sendCall(sendOrderMessage, { host: 'localhost', token, body })
      return { body: { number, upTo: dataOf(sendOrderMessage, sent).messages.at(-1)?.id } }
    },
  },
  listCannedAnswers: { by: 'sales', deniedTo: 'reviewer', asked: () => ({}) },
  saveCannedAnswer: {
    by: 'operations',
    deniedTo: 'editor',
    asked: () => ({ body: { id: null, title: newCode(), zh: '已收到', en: 'Received' } }),
  },
  removeCannedAnswer: {
    by: 'operations',
    deniedTo: 'editor',
    asked: async () => {
      const body = { id: null, title: newCode(), zh: '已收到', en: 'Received' }
      const saved = await sendCall(saveCannedAnswer, { token: tokens.operations, body })
      return { body: { id: dataOf(saveCannedAnswer, saved).answers.at(-1)?.id } }
    },
  },
  readPaymentTerms: { by: 'sales', deniedTo: 'reviewer', asked: () => ({ query: { companyId } }) },
  grantPaymentTerms: {
    by: 'finance',
    deniedTo: 'sales',
    asked: () => ({ body: { companyId, terms: { kind: 'on-account', limit: '50000', days: 30 } } }),
  },
  readAudit: {
    by: 'administrator',
    deniedTo: 'operations',
    asked: () => ({ query: { action: 'licence-seen' } }),
  },
}
const staffCallNames = Object.keys(staffCalls) as StaffCall[]
const denied = staffCallNames.flatMap((name) => {
  const { deniedTo } = staffCalls[name]
  return deniedTo ? [[name, deniedTo] as const] : []
})
// Logging out would end the session of the following cases; a stream has tests of its own, because it does not end.
const inTurn = staffCallNames.filter((name) => name !== 'logOutStaff' && name !== 'watchConsole')
const allowed = [...inTurn, 'logOutStaff' as const].map((name) => [name, staffCalls[name].by] as const)
async function arrangeEvery() {
  const requests: (readonly [Call, StaffRequest])[] = []
  for (const name of staffCallNames) requests.push([calls[name], await staffCalls[name].asked()])
  return requests
}
let arranged: ReturnType<typeof arrangeEvery> | undefined
/** Arranged once: a refused request changes nothing, so that it can be sent with another token. */
const everyStaffRequest = () => (arranged ??= arrangeEvery())

/** Expects that every request is refused with this code and that nothing changes. */
async function refuseAll(requests: readonly (readonly [Call, StaffRequest])[], refusal: RefusalCode) {
  await unchanged(async () => {
    for (const [call, asked] of requests) refusalOf(await sendCall(call, asked), refusal, call.name)
  })
}

const everySide = (predicate: (call: Call) => boolean): Call[] => Object.values(calls).filter(predicate)

test('every staff call is in the table of this file', () => {
  expect(
    everySide(({ access }) => access === 'staff')
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...staffCallNames].sort())
})

describe('a role without the permission', () => {
  test.each(denied)('%s by %s is refused and changes nothing', async (name, role) => {
    const asked = await staffCalls[name].asked()
    const reply = await unchanged(() => sendCall(calls[name], { ...asked, token: tokens[role] }))
    refusalOf(reply, 'not-allowed')
  })

  test('an editor who requests a licence gets none of its bytes', async () => {
    const query = { companyId, fileId }
    const reply = await unchanged(() => sendCall(readLicence, { token: tokens.editor, query }))
    expect(refusalOf(reply, 'not-allowed').params).toEqual({})
    expect(reply.text).not.toContain('%PDF')
    const editor = await staff.idOf('editor')
    const seen = await staff.audited('licence-seen')
    expect(seen.filter(({ actor_id: by }) => by === editor)).toEqual([])
  })
})

/** By hand: who else than the closest role is kept out of orders. */
const ordersOnlyFor = {
  operations: [
    'fillInOrder',
    'recordOrderMilestone',
    'billLaterCharge',
    'answerLaterCharge',
    'readOrderSheet',
    'applyOrderSheet',
    'orderSheetTemplate',
  ],
  finance: ['bookPayment', 'refuseReceipt', 'listPaymentReports', 'settlePaymentReport', 'grantPaymentTerms'],
} as const satisfies Partial<Record<StaffRole, readonly StaffCall[]>>
const withoutOrders: readonly StaffRole[] = ['reviewer', 'editor', 'tariff-manager', 'administrator']
const mayNotCall = (role: StaffRole, { name, capability }: Call): boolean =>
  (capability === 'orders' && withoutOrders.includes(role)) ||
  Object.entries(ordersOnlyFor).some(
    ([only, names]) => only !== role && names.some((one: string) => one === name),
  )

test.each(staffRoles)(
  '%s is refused every call of orders that is for others, and nothing changes',
  async (role) => {
    const requests = (await everyStaffRequest()).filter(([call]) => mayNotCall(role, call))
    expect(requests.length).toBeGreaterThan(0)
    await refuseAll(
      requests.map(([call, asked]) => [call, { ...asked, token: tokens[role] }]),
      'not-allowed',
    )
  },
)

describe('a token of the wrong kind', () => {
  beforeAll(async () => {
    await everyStaffRequest()
  })

  test('a customer token gets code 4 at every staff call, and its session stays open', async () => {
    const { token } = application.applicant
    const requests = await everyStaffRequest()
    await refuseAll(
      requests.map(([call, asked]) => [call, { ...asked, token }]),
      'logged-out',
    )
    expect((await sendCall(calls.whoAmI, { host: 'localhost', token })).status).toBe(200)
  })

  test('a staff token gets code 4 at every customer call, and its session stays open', async () => {
    const token = tokens.administrator
    await refuseAll(
      everySide(({ access }) => access === 'customer').map((call) => [call, { token, host: 'localhost' }]),
      'logged-out',
    )
    expect((await sendCall(whoAmIStaff, { token })).status).toBe(200)
  })

  test.each([undefined, `v1.${unknownId}.1.${'a'.repeat(43)}`, 'x'])(
    'the missing or invented token %s gets code 4 at every staff call',
    async (token) => {
      await refuseAll(
        staffCallNames.map((name) => [calls[name], { token }]),
        'logged-out',
      )
    },
  )
})

describe('the hosts', () => {
  test.each(['localhost', 'nb.localhost', 'sh.localhost'])(
    'on the brand host %s no console call is found, even with a valid token',
    async (host) => {
      const consoleCalls = everySide(({ path }) => isConsolePath(path))
      expect(consoleCalls.length).toBeGreaterThan(30)
      await refuseAll(
        consoleCalls.map((call) => [call, { host, token: tokens.administrator }]),
        'not-found',
      )
    },
  )

  test('on the console host every brand call is unknown', async () => {
    const brandCalls = everySide(({ path }) => !isConsolePath(path))
    expect(brandCalls.length).toBeGreaterThan(30)
    await refuseAll(
      brandCalls.map((call) => [call, { host: consoleHost, token: application.applicant.token }]),
      'not-found',
    )
  })
})

describe('the second factor', () => {
  const { account, password, totpSecret } = demoMember('operations')
  const logIn = (code: string) => sendCall(logInStaff, { body: { account, password, code } })
  const sessions = async () =>
    (await pool.query('SELECT id FROM session WHERE staff_id = $1', [await staff.idOf(account)])).rowCount

  test('is required: a session row without it is refused', async () => {
    const { id, firstPassword } = await staff.newMember(tokens.administrator, ['administrator'])
    secrets.add(firstPassword)
    const { rows } = await pool.query(
      `INSERT INTO session (staff_id, kind, brand) VALUES ($1, 'staff', 'group') RETURNING id`,
      [id],
    )
    const secret = 'a'.repeat(43)
    await pool.query('INSERT INTO session_token (session_id, generation, secret_hash) VALUES ($1, 1, $2)', [
      rows[0].id,
      hashSecret(secret),
    ])
    const token = `v1.${rows[0].id}.1.${secret}`
    const requests = await everyStaffRequest()
    await refuseAll(
      requests.map(([call, asked]) => [call, { ...asked, token }]),
      'session-expired',
    )
  })

  test('is required: the first password only starts the enrolment', async () => {
    const { account: newcomer, firstPassword } = await staff.newMember(tokens.administrator, [
      'administrator',
    ])
    secrets.add(firstPassword)
    const reply = await unchanged(() =>
      sendCall(logInStaff, { body: { account: newcomer, password: firstPassword } }),
    )
    expect(dataOf(logInStaff, reply).step).toBe('enrol')
    expect(reply.headers['access-token']).toBeUndefined()
  })

  test('a code works once, and earlier codes are refused afterwards', async () => {
    await staff.resetUsedCodes(account)
    const step = stepNow()
    const code = codeAt(totpSecret, step)
    dataOf(logInStaff, await logIn(code))
    const before = await sessions()
    refusalOf(await logIn(code), 'wrong-staff-credentials')
    refusalOf(await logIn(codeAt(totpSecret, step - 1)), 'wrong-staff-credentials')
    expect(await sessions()).toBe(before)
    dataOf(logInStaff, await logIn(codeAt(totpSecret, step + 1)))
  })

  test('one code sent eight times in parallel opens one session', async () => {
    await staff.resetUsedCodes(account)
    const before = (await sessions()) ?? 0
    const code = codeAt(totpSecret, stepNow())
    const replies = await Promise.all(Array.from({ length: 8 }, () => logIn(code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const reply of replies.filter(({ status }) => status !== 200))
      refusalOf(reply, 'wrong-staff-credentials')
    expect(await sessions()).toBe(before + 1)
  })

  test.each([null, 123456, ['123456'], {}, ''])('%j is no code', async (code) => {
    const reply = await sendCall(logInStaff, { body: { account, password, code } })
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.headers['access-token']).toBeUndefined()
  })

  test('the enrolment of a disabled member is over', async () => {
    const { id, account: newcomer, firstPassword } = await staff.newMember(tokens.administrator, ['sales'])
    secrets.add(firstPassword)
    const entry = dataOf(
      logInStaff,
      await sendCall(logInStaff, { body: { account: newcomer, password: firstPassword } }),
    )
    if (entry.step !== 'enrol') throw new Error('There was nothing to enrol')
    secrets.add(entry.secret)
    await pool.query('UPDATE staff_member SET is_disabled = true WHERE id = $1', [id])
    const own = 'a kettle of herring at dawn'
    secrets.add(own)
    const body = {
      enrolment: entry.enrolment,
      password: own,
      passwordAgain: own,
      code: codeAt(entry.secret, stepNow()),
    }
    refusalOf(await unchanged(() => sendCall(enrolStaff, { body })), 'enrolment-over')
  })
})

test('parallel decisions on one application: one succeeds', async () => {
  const contested = await staff.newApplication('Iris Moss Lines')
  const body = { companyId: contested.companyId, submittedAt: contested.submittedAt }
  const token = tokens.reviewer
  await staff.openLicence(token, contested.companyId)
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      sendCall(decideCompany, {
        token,
        body:
          index % 2 === 0
            ? { ...body, decision: 'certify' }
            : { ...body, decision: 'refuse', reason: 'blurred' },
      }),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const count = async (sql: string) => (await pool.query(sql, [contested.companyId])).rowCount
  expect(
    await count(`SELECT 1 FROM certification_event WHERE company_id = $1 AND event <> 'submitted'`),
  ).toBe(1)
  expect(await staff.audited('certification-decided', contested.companyId)).toHaveLength(1)
  const { rows } = await pool.query(`SELECT kind FROM notification WHERE person_id = $1`, [
    contested.applicant.id,
  ])
  expect(rows).toHaveLength(1)
})

test('a script in a company name is returned as text', async () => {
  const hostile = await staff.newApplication('<script>alert(document)</script>')
  const reply = await sendCall(readCompany, {
    token: tokens.reviewer,
    query: { companyId: hostile.companyId },
  })
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  expect(dataOf(readCompany, reply).name).toBe(hostile.name)
})

describe('a role with the permission', () => {
  test.each(allowed)('%s by %s is allowed', async (name, role) => {
    const asked = await staffCalls[name].asked()
    const reply = await sendCall(calls[name], { ...asked, token: tokens[role] })
    expect(reply.status, reply.text).toBe(200)
  })
})

describe('the audit log', () => {
  test.each([
    `UPDATE audit_entry SET action = 'audit-read'`,
    'DELETE FROM audit_entry',
    'DELETE FROM audit_entry WHERE id = 1',
    'TRUNCATE audit_entry',
    'TRUNCATE audit_entry CASCADE',
  ])('cannot be changed by %s', async (sql) => {
    const before = (await staff.everything()).audit_entry
    await expect(pool.query(sql)).rejects.toThrow(/append-only/)
    expect((await staff.everything()).audit_entry).toEqual(before)
  })
})

test('the demo codes are not available in production or without demo data', async () => {
  expect((await sendCall(listDemoStaff)).status).toBe(200)
  for (const open of [
    () => openProductionSite({ env: { CONSOLE_HOST: consoleHost } }),
    () => openSite({ database: staff.site.database, env: { DEMO_DATA: 'no' } }),
  ]) {
    const site = await open()
    refusalOf(await site.request(listDemoStaff.path, { host: consoleHost }), 'not-found')
    await site.stop()
  }
})

test('a demo code logs in to the console', async () => {
  const list = dataOf(listDemoStaff, await sendCall(listDemoStaff))
  const found = list.find(({ account }) => account === 'reviewer')
  const { account, password, code } = found ?? { account: '', password: '', code: '' }
  const reply = await sendCall(logInStaff, { body: { account, password, code } })
  expect(dataOf(logInStaff, reply)).toMatchObject({ step: 'in' })
  secrets.add(tokenOf(reply))
})

afterAll(async () => {
  const { rows } = await pool.query('SELECT row_to_json(audit_entry)::text AS text FROM audit_entry')
  expect(rows.length).toBeGreaterThan(40)
  const log = rows.map(({ text }) => text).join('\n')
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toMatch(/argon2|v1\.[0-9a-f-]{36}\.\d|s1\.|otpauth/)
  const { rows: people } = await pool.query('SELECT mobile FROM person')
  for (const { mobile } of people) expect(log).not.toContain(mobile)
})
