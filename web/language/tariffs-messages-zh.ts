import quotes from '#messages/zh/quotes.json'
import agreed from '#messages/zh/tariff-agreed.json'
import depot from '#messages/zh/tariff-depot.json'
import ocean from '#messages/zh/tariff-ocean.json'
import trucking from '#messages/zh/tariff-trucking.json'
import warehouse from '#messages/zh/tariff-warehouse.json'

/** What explains a price: the rules of the tariffs and how they were reckoned. */
export const tariffsMessages = {
  quotes,
  'tariff-agreed': agreed,
  'tariff-depot': depot,
  'tariff-ocean': ocean,
  'tariff-trucking': trucking,
  'tariff-warehouse': warehouse,
}
