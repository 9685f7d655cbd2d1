import common from '#messages/en/common.json'
import home from '#messages/en/home.json'
import services from '#messages/en/services.json'
import site from '#messages/en/site.json'

export const siteMessages = { common, home, services, site }
