import nprogress from 'nprogress';
import {PROGRESS} from '@site/src/lib/constants';

nprogress.configure({...PROGRESS, showSpinner: false});

export default nprogress;
