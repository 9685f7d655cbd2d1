import * as calls from '#contract/order-messages.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { listCannedAnswers, removeCannedAnswer, saveCannedAnswer } from './canned-answers.ts'
import { listMessages, markMessagesRead, sendMessage } from './messages.ts'

export const messageEndpoints = (deps: OrderDeps): readonly Endpoint[] => [
  endpoint(calls.listOrderMessages, (input) => listMessages(deps, input)),
  endpoint(calls.sendOrderMessage, (input) => sendMessage(deps, input)),
  endpoint(calls.markOrderMessagesRead, (input) => markMessagesRead(deps, input)),
  endpoint(calls.listAnyOrderMessages, (input) => listMessages(deps, input)),
  endpoint(calls.sendOrderMessageByStaff, (input) => sendMessage(deps, input)),
  endpoint(calls.markOrderMessagesReadByStaff, (input) => markMessagesRead(deps, input)),
  endpoint(calls.listCannedAnswers, (input) => listCannedAnswers(deps, input)),
  endpoint(calls.saveCannedAnswer, (input) => saveCannedAnswer(deps, input)),
  endpoint(calls.removeCannedAnswer, (input) => removeCannedAnswer(deps, input)),
]
