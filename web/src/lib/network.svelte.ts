/** Whether the server can be reached: told by requests, since it may well run where there is no network. */
class Network {
  reached = $state(true);
}

export const network = new Network();
