const all = 'SELECT, INSERT, UPDATE, DELETE'
const appendOnly = 'SELECT, INSERT'
const readOnly = 'SELECT'
const neverDeleted = 'SELECT, INSERT, UPDATE'

/** The tables that serving must not change as it likes. Seeds and the jobs of the owner write those that it only reads. */
export const exceptionalRights: Readonly<Record<string, string>> = {
  audit_entry: appendOnly,
  certification_event: appendOnly,
  company_note: appendOnly,
  consent: appendOnly,
  exchange_rate: appendOnly,
  exchange_rate_withdrawal: appendOnly,
  licence_view: appendOnly,
  offer_cost: appendOnly,
  order_charge: appendOnly,
  order_charge_answer: appendOnly,
  order_charge_file: appendOnly,
  order_detail: appendOnly,
  order_event: appendOnly,
  order_instruction: neverDeleted,
  order_line: appendOnly,
  order_message: appendOnly,
  order_milestone: appendOnly,
  order_payment: appendOnly,
  order_service: appendOnly,
  payment_callback: neverDeleted,
  payment_receipt: neverDeleted,
  payment_session: neverDeleted,
  rate_cost: appendOnly,
  carrier: readOnly,
  depot: readOnly,
  dictionary: readOnly,
  dictionary_row: readOnly,
  liner_service: readOnly,
  overseas_warehouse: readOnly,
  sailing: readOnly,
  sailing_call: readOnly,
  service_contact: readOnly,
  warehouse: readOnly,
  seed_run: '',
}

/** What serving may do with a table of the application. */
export const servingRights = (table: string): string => exceptionalRights[table] ?? all
