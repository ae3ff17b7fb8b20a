package sheepfold.server.http.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.BadInput;

class ProxiesTest {
    private static Proxies trusted(String networks) {
        Proxies proxies = Proxies.NONE;
        for (String network : networks.split(" ", -1)) {
            proxies = network.isEmpty() ? proxies : proxies.and(network);
        }
        return proxies;
    }

    private static String caller(Proxies proxies, String connected, String forwarded) {
        return proxies.caller(Address.of(connected).orElseThrow(), forwarded).limitedAs();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        # trusted               | connected          | X-Forwarded-For                         | counts
        ''                      | 203.0.113.7        | 198.51.100.9                            | 203.0.113.7
        127.0.0.0/8             | 127.0.0.1          | ''                                      | 127.0.0.1
        127.0.0.0/8             | 127.0.0.1          | 198.51.100.9                            | 198.51.100.9
        127.0.0.0/8             | 127.0.0.1          | 192.0.2.1, 198.51.100.9                 | 198.51.100.9
        127.0.0.0/8             | 203.0.113.7        | 198.51.100.9                            | 203.0.113.7
        127.0.0.0/8             | 127.9.8.7          | 198.51.100.9                            | 198.51.100.9
        127.0.0.0/8 10.1.0.0/16 | 127.0.0.1          | 192.0.2.1,198.51.100.9 , 10.1.2.3       | 198.51.100.9
        127.0.0.0/8 10.1.0.0/16 | 127.0.0.1          | 192.0.2.1,198.51.100.9 , 10.2.2.3       | 10.2.2.3
        127.0.0.0/8 10.1.0.0/16 | 127.0.0.1          | 10.1.0.1, 10.1.0.2                      | 10.1.0.1
        127.0.0.0/8             | 127.0.0.1          | 198.51.100.9, unknown                   | 127.0.0.1
        127.0.0.0/8 10.1.0.0/16 | 127.0.0.1          | 198.51.100.9, sheep.example, 10.1.0.2   | 10.1.0.2
        127.0.0.0/8             | 127.0.0.1          | 198.51.100.9,                           | 127.0.0.1
        127.0.0.0/8             | 127.0.0.1          | ,198.51.100.9                           | 198.51.100.9
        127.0.0.0/8             | 127.0.0.1          | 198.51.100.9:4711                       | 198.51.100.9
        127.0.0.0/8             | 127.0.0.1          | 999.1.1.1                               | 127.0.0.1
        127.0.0.0/8             | 127.0.0.1          | 3405803783                              | 127.0.0.1
        127.0.0.0/8             | ::ffff:127.0.0.1   | ::ffff:198.51.100.9                     | 198.51.100.9
        ::1                     | 0:0:0:0:0:0:0:1    | 198.51.100.9                            | 198.51.100.9
        ::1                     | [0:0:0:0:0:0:0:1]  | 198.51.100.9                            | 198.51.100.9
        ::1                     | 127.0.0.1          | 198.51.100.9                            | 127.0.0.1
        ::/0                    | 127.0.0.1          | 198.51.100.9                            | 127.0.0.1
        0.0.0.0/0               | 203.0.113.7        | 198.51.100.9, 192.0.2.1                 | 198.51.100.9
        2001:db8:1::/48         | 2001:db8:1:2::3    | 2001:db8:2:3:4:5:6:7                    | 20010db800020003
        2001:db8:1::/48         | 2001:db8:1:2::3    | [2001:db8:2:3::99]:443                  | 20010db800020003
        2001:db8:1::/48         | 2001:db8:2::1      | 198.51.100.9                            | 20010db800020000
        10.1.2.3/16             | 10.1.99.99         | 198.51.100.9                            | 198.51.100.9
        fe80::/10               | fe80::1%eth0       | 198.51.100.9                            | 198.51.100.9
        """)
    void theLastOneWhoIsNotTrustedCounts(String trusted, String connected, String forwarded, String counts) {
        assertThat(caller(trusted(trusted), connected, forwarded)).isEqualTo(counts);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "sheep.example", "10.0.0.0/33", "::/129", "10.0.0", "10.0.0.0/", "10.0.0.0/-1", "/8", "1"})
    void whatIsNoNetworkIsRefused(String network) {
        assertThatThrownBy(() -> Proxies.NONE.and(network))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("10.0.0.0/8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1", "[0:0:0:0:0:0:0:1]"})
    void theMachineItselfIsKnown(String address) {
        assertThat(Address.of(address).orElseThrow().isThisMachine()).isTrue();
        assertThat(caller(Proxies.HERE, address, "198.51.100.9")).isEqualTo("198.51.100.9");
    }
}
