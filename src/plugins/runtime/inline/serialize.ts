export {serializeInlineScript} from '../../../lib/text/serializeInlineScript';
