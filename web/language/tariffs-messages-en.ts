import quotes from '#messages/en/quotes.json'
import agreed from '#messages/en/tariff-agreed.json'
import depot from '#messages/en/tariff-depot.json'
import ocean from '#messages/en/tariff-ocean.json'
import trucking from '#messages/en/tariff-trucking.json'
import warehouse from '#messages/en/tariff-warehouse.json'

/** What explains a price: the rules of the tariffs and how they were reckoned. */
export const tariffsMessages = {
  quotes,
  'tariff-agreed': agreed,
  'tariff-depot': depot,
  'tariff-ocean': ocean,
  'tariff-trucking': trucking,
  'tariff-warehouse': warehouse,
}
